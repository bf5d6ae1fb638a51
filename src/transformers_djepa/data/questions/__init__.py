"""Questions for pages without any.

documents.py                 from what a PDF states about itself
outlined.py                  its outline (bookmarks.py, headings.py)
tagged.py                    its tags, as regions
regions.py                   questions about regions; region_questions.py draws them
topics/*.yaml                their wordings in six languages (topics.py, wordings.py)
page_text.py                 the words of a page as one text
"""
