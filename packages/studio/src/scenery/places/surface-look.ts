import { HUES, thingHue } from '../../hues/hues.ts'
import { parseColour as c } from '../colour.ts'
import type { Solid } from '../solid-list.ts'
import { readColours } from '../read-colours.ts'
import type { Surface } from '../surface.ts'

type Look = Pick<Solid, 'colour' | 'second' | 'matter' | 'scale' | 'gloss' | 'rough'>

const { looks: LOOKS, dyed: DYED } = readColours<{
  looks: Readonly<Record<string, Look>>
  dyed: Readonly<Record<string, Pick<Look, 'colour' | 'second'>>>
}>('scenery/surfaces.json')

/** True if such a surface can be drawn. */
export const isSurface = (material: string): boolean => Object.hasOwn(LOOKS, material)

/** The appearance of a table top of a material, in a given colour if there is one. */
export function surfaceLook({ of, colour }: Surface): Look {
  const own = thingHue(colour)
  const dyed =
    colour === undefined
      ? undefined
      : (DYED[colour] ?? (own && { colour: c(own), second: c(HUES[colour]?.deep ?? own) }))
  return { ...(LOOKS[of] ?? LOOKS['concrete']!), ...dyed }
}
