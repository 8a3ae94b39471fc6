import sharp from "sharp";

type Size = { width: number; height: number };

/** Waves of every size, as stone, leaves and clouds have them; coarse ones are stronger. */
async function texture({ width, height }: Size, cell: number, sigma: number): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma };
  const small = { width: Math.ceil(width / cell), height: Math.ceil(height / cell) };
  return sharp({ create: { ...small, channels: 3, background: "#808080", noise } })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .greyscale()
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Sky over land with the detail of a camera's picture: what a photograph costs, this costs. */
export async function photograph(size: Size = { width: 4000, height: 3000 }): Promise<Buffer> {
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="#2b5d8c"/><stop offset=".55" stop-color="#e8b87a"/><stop offset=".56" stop-color="#8a6a48"/><stop offset="1" stop-color="#3d2f20"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  const layers = [
    { cell: 400, sigma: 60 },
    { cell: 80, sigma: 45 },
    { cell: 16, sigma: 30 },
    { cell: 4, sigma: 18 },
    { cell: 1, sigma: 8 },
  ];
  const composite = [];
  for (const { cell, sigma } of layers) {
    const input = await texture(size, cell, sigma);
    composite.push({ input, blend: "soft-light" as const });
  }
  return sharp(Buffer.from(ground), { limitInputPixels: false })
    .composite(composite)
    .removeAlpha()
    .jpeg({ quality: 92 })
    .toBuffer();
}
