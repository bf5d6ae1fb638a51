"""Hand-written PDFs whose content is known to the point."""

import zlib


WIDTH, HEIGHT = 400, 600  # in points


def pdf_bytes(contents, page_entries="", media_box=(0, 0, WIDTH, HEIGHT), trailer=""):
    """A PDF with one page for each content stream; Helvetica is `/F1`."""
    first_page = 4
    kids = " ".join(f"{first_page + 2 * index} 0 R" for index in range(len(contents)))
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(contents)} >>",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ]
    for index, content in enumerate(contents):
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [{' '.join(map(str, media_box))}] "
            f"/Contents {first_page + 2 * index + 1} 0 R "
            f"/Resources << /Font << /F1 3 0 R >> >> {page_entries} >>"
        )
        objects.append(f"<< /Length {len(content)} >>\nstream\n{content}\nendstream")
    return assemble(objects, trailer)


def assemble(objects, trailer=""):
    """A PDF file of numbered objects; the first is the catalog."""
    body, offsets = "%PDF-1.7\n", []
    for number, entry in enumerate(objects, 1):
        offsets.append(len(body))
        body += f"{number} 0 obj\n{entry}\nendobj\n"
    table = "".join(f"{offset:010d} 00000 n \n" for offset in offsets)
    count = len(objects) + 1
    end = f"xref\n0 {count}\n0000000000 65535 f \n{table}trailer\n<< /Size {count} /Root 1 0 R {trailer} >>\n"
    return (body + end + f"startxref\n{len(body)}\n%%EOF\n").encode("latin-1")


def form_pdf(value, entries=""):
    """A page with the words "Name:" and a text field that holds `value`."""
    content = text_at(40, 540, "Name:")
    return assemble(
        [
            "<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [6 0 R] "
            "/DR << /Font << /F1 3 0 R >> >> /DA (/F1 20 Tf 0 g) >> >>",
            "<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
            "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {WIDTH} {HEIGHT}] /Contents 5 0 R /Annots [6 0 R] "
            "/Resources << /Font << /F1 3 0 R >> >> >>",
            f"<< /Length {len(content)} >>\nstream\n{content}\nendstream",
            f"<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V ({value}) /F 4 "
            "/Rect [140 530 380 560] /DA (/F1 20 Tf 0 g) /P 4 0 R {entries} >>",
        ]
    )


def page_pdf(content, objects=(), resources="", page_entries="", catalog=""):
    """A page with a content stream; `objects` have the numbers from 6, Helvetica is `/F1`."""
    return assemble(
        [
            f"<< /Type /Catalog /Pages 2 0 R {catalog} >>",
            "<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
            "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {WIDTH} {HEIGHT}] /Contents 5 0 R {page_entries} "
            f"/Resources << /Font << /F1 3 0 R /F2 6 0 R >> {resources} >> >>",
            stream(content),
            *objects,
        ]
    )


def stream(data, entries=""):
    """A stream object of text or bytes."""
    data = data if isinstance(data, str) else data.decode("latin-1")
    return f"<< {entries} /Length {len(data)} >>\nstream\n{data}\nendstream"


def image_object(image):
    """A gray PIL image as an object."""
    size = f"/Width {image.width} /Height {image.height} /ColorSpace /DeviceGray /BitsPerComponent 8"
    return stream(zlib.compress(image.tobytes()), f"/Type /XObject /Subtype /Image {size} /Filter /FlateDecode")


def misnamed_font(to_unicode):
    """Objects 6 and 7: Helvetica whose characters have other Unicode values, by character."""
    codes = [f"<{ord(char):02x}> <{ord(to_unicode(char)):04x}>" for char in map(chr, range(33, 127))]
    cmap = "1 begincodespacerange <00> <ff> endcodespacerange\n" + f"{len(codes)} beginbfchar\n" + "\n".join(codes)
    font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 7 0 R >>"
    return [font, stream(f"begincmap\n{cmap}\nendbfchar\nendcmap")]


def text_at(x, y, text, size=20, mode=0, font="F1"):
    """Operators that write `text` from the point (x, y) of the page, y upwards; mode 3 is invisible."""
    return f"BT /{font} {size} Tf {mode} Tr {x} {y} Td ({text}) Tj ET\n"


ENCRYPTED = f"/Encrypt << /Filter /Standard /V 1 /R 2 /O <{'11' * 32}> /U <{'22' * 32}> /P -4 >> /ID [<00> <00>]"
