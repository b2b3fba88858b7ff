"""Prompts whose answers the Medusa heads learn from, and held-out ones to measure them on.

A prompt is an opening ("Explain {} in simple words.") filled with a topic. The held-out
prompts share neither an opening nor a topic with the training prompts.
"""

import random

TOPICS = {
    "thing": (
        "a lost robot|the moon|a brave rabbit|an old clock|a hidden garden|a dragon who cooks|"
        "two sisters|a paper boat|winter|a small bakery|a violin|the last train|a stray cat|"
        "a desert|a mountain village|a magic pencil|a kind giant|an astronaut|a talking tree|"
        "a retired pirate|the first snow|a broken mirror|a shy ghost|a clever fox|a night market|"
        "an empty theatre|a letter that came too late|a turtle who wanted to fly|a clumsy wizard|"
        "the smallest whale|a city under glass|an honest thief|a blind painter|a wooden horse|"
        "a chess game|the color blue|an island that moves|a forgotten song|a beekeeper|"
        "three wishes|a bridge in the fog|an inventor|a circus elephant|a rainy Monday"
    ),
    "knowledge": (
        "how rain forms|why the sky is blue|gravity|computer viruses|how planes fly|"
        "democracy|vaccines|inflation|machine learning|magnets|the French Revolution|"
        "black holes|the human heart|plate tectonics|recycling|electricity|algorithms|"
        "supply and demand|the Roman Empire|bees|volcanoes|the immune system|the internet|"
        "solar panels|the Silk Road|dinosaurs|probability|the Renaissance|climate change|"
        "the solar system|evolution|antibiotics|the printing press|earthquakes|DNA|tides|"
        "the stock market|jazz|the pyramids|fractions|batteries|sleep|coral reefs|Mars"
    ),
    "code": (
        "reverses a string|checks whether a number is prime|computes Fibonacci numbers|"
        "counts the vowels in a string|sorts a list with bubble sort|finds the maximum of a list|"
        "merges two dictionaries|removes duplicates from a list|reads a CSV file|"
        "computes the average of a list|checks for palindromes|flattens a nested list|"
        "converts Celsius to Fahrenheit|does binary search|sums the digits of a number|"
        "generates a random password|counts words in a file|finds the factorial of a number|"
        "rolls two dice|prints a multiplication table|validates an email address|"
        "finds the longest word in a sentence|implements a stack|implements a queue|"
        "rotates a list|computes the greatest common divisor|capitalizes every word|"
        "finds common elements of two lists|groups words by length|formats a date"
    ),
    "list": (
        "fruits|countries in Europe|tips for better sleep|healthy breakfast ideas|"
        "programming languages|planets|ways to save money|animals that live in the sea|"
        "tools for gardening|famous scientists|rules of good writing|musical instruments|"
        "hobbies|types of trees|kitchen tools|board games|vegetables|rivers|kinds of cheese|"
        "books for children|sports|good habits|birds|spices|inventions|mountains|desserts|"
        "ways to learn a language|exercises for the back|gifts for a friend|team games|flowers|"
        "questions for a job interview|ways to reduce waste|ideas for a rainy day"
    ),
    "task": (
        "bake bread|plant tomatoes|change a flat tire|learn to swim|clean a window|"
        "write a resume|tie a tie|train a puppy|paint a room|start a blog|pack a suitcase|"
        "cook rice|save money each month|build a birdhouse|wash a car|make pancakes|"
        "fix a leaking tap|prepare for an exam|take better photos|organize a closet|"
        "start running|make a budget|plan a birthday party|grow herbs indoors|iron a shirt|"
        "set up a tent|brew coffee|write a thank-you note|remove a stain|sharpen a knife"
    ),
    "matter": (
        "a sick day|a raise|a late project|a new idea|holidays|a lost package|a noisy neighbor|"
        "a broken laptop|a team lunch|a missed meeting|working from home|a wrong invoice|"
        "a new colleague|a parking space|an overdue book|a school trip|a delayed train|"
        "volunteering|a retirement party|a rent increase|a surprise visit|a garden fence"
    ),
}

OPENINGS = {
    "thing": (
        "Write a poem about {}.|Tell me a tale about {}.|Describe {} in a few sentences.|"
        "Begin a novel about {}.|Invent a legend about {}.|"
        "Imagine a film about {}. Sum up the plot.|"
        "Make up a bedtime story in which {} plays a part."
    ),
    "knowledge": (
        "Explain {} in simple words.|Tell a ten-year-old about {}.|"
        "Summarize the most important facts about {}.|Give an introduction to the topic: {}.|"
        "Draft an encyclopedia entry on this: {}.|Name three surprising facts about {}.|"
        "Teach me about {}."
    ),
    "code": (
        "Write a Python function that {}.|Show me a Python program that {} and explain it.|"
        "Implement code in JavaScript that {}.|Give a commented Python example that {}."
    ),
    "list": (
        "List ten {}.|Give me five {} with one sentence each.|Name some {}.|"
        "Recommend three {} and say why.|I need a bulleted list: {}."
    ),
    "task": (
        "Explain step by step: {}.|Give instructions to {}.|Write a numbered guide: {}.|"
        "I want to {}. Where do I start?|Teach a beginner to {}."
    ),
    "matter": (
        "Write an email to my boss about {}.|Draft a polite letter about {}.|"
        "Prepare a speech about {}.|Give me a dialogue between two friends about {}."
    ),
}

HELD_OUT_TOPICS = {
    "thing": (
        "a lighthouse in spring|an orchard at night|a sleepy bear|a map with a hole|"
        "the oldest boat|a snowman in July|a tiny orchestra|a silent parrot|a red umbrella|"
        "a lost glove"
    ),
    "knowledge": (
        "the water cycle|an atom|a glacier|friction|a constitution|an eclipse|the ozone layer|"
        "a vitamin|a haiku|the Enlightenment"
    ),
    "code": (
        "transposes a matrix|prints a pyramid of stars|converts numbers to Roman numerals|"
        "counts letters|checks leap years|shuffles a deck of cards|reverses an integer|"
        "measures execution time|swaps two variables|finds anagrams"
    ),
    "list": (
        "insects|soups|ways to relax|capital cities|dances|metals|jobs in a hospital|"
        "fabrics|ideas for a picnic|languages spoken in Asia"
    ),
    "task": (
        "repot a plant|make lemonade|write a poem|fold a paper plane|clean a keyboard|"
        "boil an egg|choose a bicycle|learn the guitar|back up a phone|light a campfire"
    ),
    "matter": (
        "a lost key|a new schedule|a cancelled flight|a cold office|a shared kitchen|"
        "a charity run|a farewell|a typo on a poster|a stolen bike|a flooded basement"
    ),
}

HELD_OUT_OPENINGS = {
    "thing": "Write a short story about {}.",
    "knowledge": "What is {}?",
    "code": "Can you show me code which {}?",
    "list": "Suggest seven {}.",
    "task": "How do I {}? Give numbered steps.",
    "matter": "Please help me with a note on {}.",
}


def training_prompts(seed: int) -> list[str]:
    """Every training opening with every topic of its kind, shuffled by ``seed``."""
    prompts = _fill(OPENINGS, TOPICS)
    random.Random(seed).shuffle(prompts)
    return prompts


def held_out_prompts() -> list[str]:
    """Prompts whose openings and topics no training prompt uses."""
    return _fill(HELD_OUT_OPENINGS, HELD_OUT_TOPICS)


def _fill(openings: dict[str, str], topics: dict[str, str]) -> list[str]:
    return [
        opening.format(topic)
        for kind, choices in openings.items()
        for opening in choices.split("|")
        for topic in topics[kind].split("|")
    ]
