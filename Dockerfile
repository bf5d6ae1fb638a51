# djepa serve without torch: docker build -t djepa . && docker run -p 8000:8000 -e DJEPA_TOKEN=secret djepa
FROM debian:bookworm-slim AS base
RUN apt-get update && apt-get install --yes --no-install-recommends python3 tesseract-ocr && rm -r /var/lib/apt/lists/*

FROM base AS build
RUN apt-get update && apt-get install --yes --no-install-recommends python3-venv
WORKDIR /source
COPY . .
RUN python3 -m venv /opt/djepa \
    && grep -v pyarrow requirements-onnx.txt | /opt/djepa/bin/pip install --no-cache-dir --no-compile -r /dev/stdin \
    && /opt/djepa/bin/pip install --no-cache-dir --no-compile --no-deps . \
    && find /opt/djepa -type d -name tests -exec rm -r {} +

FROM base
COPY --from=build /opt/djepa /opt/djepa
ENV PATH=/opt/djepa/bin:$PATH
USER nobody
EXPOSE 8000
ENTRYPOINT ["djepa"]
CMD ["serve", "--host", "0.0.0.0"]
