"""Decode many prompts at once with a Llama model: fast enough to make training data on a CPU.

The weights are cast to bfloat16 and the key-value cache is allocated once. Only what SmolLM2
needs is here (grouped-query attention, rotary positions, a tied output matrix).
"""

import torch
import torch.nn.functional as F  # noqa: N812 - the name PyTorch's own documentation uses


class BatchLlama:
    """A Llama model that decodes a left-padded batch, one call a token."""

    def __init__(self, model, dtype=torch.bfloat16):
        config = model.config
        weights = {name: value.to(dtype) for name, value in model.state_dict().items()}
        self.dtype, self.eps = dtype, config.rms_norm_eps
        self.heads, self.kv_heads = config.num_attention_heads, config.num_key_value_heads
        self.width = config.hidden_size // config.num_attention_heads
        self.embedding = weights["model.embed_tokens.weight"]
        self.norm = weights["model.norm.weight"]
        self.layers = [_layer(weights, i) for i in range(config.num_hidden_layers)]
        powers = torch.arange(0, self.width, 2).float() / self.width
        self.frequencies = config.rope_parameters["rope_theta"] ** -powers

    def start(self, mask, length):
        """Make room for ``length`` positions; ``mask[batch, n]`` is False where padded."""
        batch, prompt = mask.shape
        shape = (len(self.layers), batch, self.kv_heads, length, self.width)
        self.keys = torch.zeros(shape, dtype=self.dtype)
        self.values = torch.zeros(shape, dtype=self.dtype)
        self.seen = torch.ones(batch, length, dtype=torch.bool)
        self.seen[:, :prompt] = mask
        self.done = 0

    @torch.inference_mode()
    def step(self, ids, positions):
        """Feed ``ids[batch, n]``; return the last hidden state and its logits."""
        rotary = self._rotary(positions)
        bias = self._bias(ids.shape[1])
        x = F.embedding(ids, self.embedding)
        for index, layer in enumerate(self.layers):
            x = x + self._attend(index, layer, _rms(x, layer["norm1"], self.eps), rotary, bias)
            gate, up = F.linear(_rms(x, layer["norm2"], self.eps), layer["gate_up"]).chunk(2, -1)
            x = x + F.linear(F.silu(gate) * up, layer["down"])
        self.done += ids.shape[1]
        hidden = _rms(x[:, -1], self.norm, self.eps)
        return hidden, F.linear(hidden, self.embedding)

    def _rotary(self, positions):
        angles = positions[..., None].float() * self.frequencies
        angles = torch.cat([angles, angles], -1)[:, None]
        return angles.cos().to(self.dtype), angles.sin().to(self.dtype)

    def _bias(self, new):
        """Very negative where a position is padding or lies ahead; one row a query."""
        total, group = self.done + new, self.heads // self.kv_heads
        causal = torch.ones(new, total, dtype=torch.bool).tril(self.done)
        seen = self.seen[:, None, None, :total] & causal
        bias = torch.zeros(seen.shape, dtype=self.dtype).masked_fill(~seen, -1e4)
        return bias.repeat(1, 1, group, 1)

    def _attend(self, index, layer, x, rotary, bias):
        batch, new, _ = x.shape
        total, group = self.done + new, self.heads // self.kv_heads
        sizes = [count * self.width for count in (self.heads, self.kv_heads, self.kv_heads)]
        parts = F.linear(x, layer["qkv"]).split(sizes, -1)
        q, k, v = (p.view(batch, new, -1, self.width).transpose(1, 2) for p in parts)
        self.keys[index][:, :, self.done : total] = _rotate(k, rotary)
        self.values[index][:, :, self.done : total] = v
        q = _rotate(q, rotary).reshape(batch, self.kv_heads, group * new, self.width)
        keys, values = (kept[index][:, :, :total] for kept in (self.keys, self.values))
        mixed = F.scaled_dot_product_attention(q, keys, values, attn_mask=bias)
        mixed = mixed.view(batch, self.heads, new, self.width).transpose(1, 2)
        return F.linear(mixed.reshape(batch, new, -1), layer["out"])


def _layer(weights, index):
    """One layer's matrices, those applied to the same input joined into one."""
    name = f"model.layers.{index}."
    attention = [weights[f"{name}self_attn.{part}_proj.weight"] for part in "qkv"]
    gate_up = [weights[f"{name}mlp.{part}_proj.weight"] for part in ("gate", "up")]
    return {
        "norm1": weights[f"{name}input_layernorm.weight"],
        "norm2": weights[f"{name}post_attention_layernorm.weight"],
        "qkv": torch.cat(attention),
        "out": weights[f"{name}self_attn.o_proj.weight"],
        "gate_up": torch.cat(gate_up),
        "down": weights[f"{name}mlp.down_proj.weight"],
    }


def _rms(x, weight, eps):
    wide = x.float()
    return (wide * torch.rsqrt(wide.pow(2).mean(-1, keepdim=True) + eps)).to(x.dtype) * weight


def _rotate(x, rotary):
    cos, sin = rotary
    half = x.shape[-1] // 2
    return x * cos + torch.cat([-x[..., half:], x[..., :half]], -1) * sin
