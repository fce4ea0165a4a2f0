import type { Body, Label } from '../bodies/body.ts'
import { drawLabel } from '../bodies/label-picture.ts'
import { inkOn, printMesh, type Side } from '../bodies/print-mesh.ts'
import { lettersOn } from '../setting/lettered-clothes.ts'
import type { Mesh } from '../raster/mesh.ts'
import type { Posable, Rasteriser } from '../raster/rasteriser.ts'

/** A player's number is also on the back. */
const NUMBER = /^\d{1,3}$/u

/**
 * The width and height of letters on each garment, as shares of the chest: a bib's width, and the room above a pouch.
 */
const ROOM: readonly (readonly [garment: RegExp, wide: number, high: number])[] = [
  [/apron|overalls|围裙/iu, 0.68, 0.9],
  [/hood|卫衣|连帽/iu, 1, 0.66],
]

/** The letters on clothes, as skins that move with the body. */
export function printLetters(
  rasteriser: Rasteriser,
  { wears = [] }: { wears?: readonly { words: string; letters?: string }[] },
  body: Body,
  mesh: Mesh,
): Posable[] {
  return wears.flatMap(({ words, letters }) => {
    const room = letters ? body.prints?.[lettersOn(words) ?? 'chest'] : undefined
    if (!room) return []
    const [, wide, high] = ROOM.find(([garment]) => garment.test(words)) ?? [words, 1, 1]
    const print = { ...room, wide: wide * room.wide, high: high * room.high }
    const sides: readonly Side[] = NUMBER.test(letters!) ? ['front', 'back'] : ['front']
    return sides.flatMap(side => printed(rasteriser, letters!, print, body, mesh, side))
  })
}

function printed(
  rasteriser: Rasteriser,
  letters: string,
  print: Label & { bone: string },
  { bones }: Body,
  whole: Mesh,
  side: Side,
): Posable[] {
  const moved = new Set(bones.flatMap(({ name }, index) => (name === print.bone ? [index] : [])))
  const { mesh, cloth } = printMesh(whole, print, moved, side)
  if (mesh.indices.length === 0) return []
  const picture = drawLabel(letters, { ...print, ink: inkOn(cloth), isBold: true }, side === 'back')
  const posable = rasteriser.add({
    mesh,
    picture: {
      width: picture.width,
      height: picture.height,
      left: print.at[0] - print.wide / 2,
      top: print.at[1] + print.high / 2,
      perMetre: picture.width / print.wide,
    },
  })
  posable.paint(picture.rgba)
  return [posable]
}
