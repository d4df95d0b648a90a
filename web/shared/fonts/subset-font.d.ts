declare module 'subset-font' {
  namespace subsetFont {
    type VariationAxes = Record<string, number | { min: number; max: number }>;
  }
  function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: subsetFont.VariationAxes },
  ): Promise<Uint8Array>;
  export default subsetFont;
}
