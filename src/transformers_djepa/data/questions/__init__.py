"""Questions for pages without any.

documents.py     from what a PDF states about itself: its tags, or its outline
outlined.py      regions that an outline names
regions.py       questions about regions; region_questions.py draws them
topics/*.yaml    their wordings in six languages (wordings.py)
"""
