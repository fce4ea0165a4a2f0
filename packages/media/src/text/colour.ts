type Rgb = readonly [red: number, green: number, blue: number]

/** #RGB or #RRGGBB, as in requests. */
export function parseHexColour(hex: string): Rgb {
  const digits = /^#(?:([0-9a-f])([0-9a-f])([0-9a-f])|([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2}))$/i.exec(hex)
  if (!digits) throw new Error(`${JSON.stringify(hex)} is not a colour such as #FFFFFF`)
  const [, r, g, b, red = `${r}${r}`, green = `${g}${g}`, blue = `${b}${b}`] = digits
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

/** A colour with contrast on any picture: nearly black around light colours, nearly white around dark ones. */
export function contrastingColour(hex: string): string {
  const [red, green, blue] = parseHexColour(hex)
  const luma = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
  return luma < 0.3 ? '#F2F2F2' : '#0D0D0D'
}
