/** Colour names that the parser knows and people use. */
export type ColourName =
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'purple'
  | 'pink'
  | 'brown'
  | 'black'
  | 'white'
  | 'grey'
  | 'gold'

/** The upper limits of hues, in degrees. */
const HUES: readonly (readonly [upTo: number, name: ColourName])[] = [
  [14, 'red'],
  [42, 'orange'],
  [66, 'yellow'],
  [165, 'green'],
  [255, 'blue'],
  [300, 'purple'],
  [342, 'pink'],
  [361, 'red'],
]

/** The name of a colour; red, green and blue as codes from 0 to 255. */
export function nameColour(red: number, green: number, blue: number): ColourName {
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const chroma = (most - least) / 255
  const light = (most + least) / 510
  if (most < 38) return 'black'
  if (chroma < 0.1 || (chroma < 0.16 && light > 0.35)) return light > 0.8 ? 'white' : light < 0.16 ? 'black' : 'grey'
  const hue = hueOf(red, green, blue, most, most - least)
  const name = HUES.find(([upTo]) => hue < upTo)?.[1] ?? 'red'
  // Dark or dull orange is the colour of wood, earth and hair; skin and light walls are not orange either.
  if ((name === 'orange' || (name === 'red' && hue > 6 && hue < 180)) && (light < 0.42 || chroma < 0.4)) return 'brown'
  if (name === 'yellow' && light < 0.36) return chroma > 0.25 ? 'gold' : 'brown'
  if (name === 'red' && light > 0.68) return 'pink'
  return name
}

function hueOf(red: number, green: number, blue: number, most: number, span: number): number {
  if (most === red) return (60 * ((green - blue) / span) + 360) % 360
  return most === green ? 60 * ((blue - red) / span) + 120 : 60 * ((red - green) / span) + 240
}
