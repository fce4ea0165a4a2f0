import type { PictureAnalysis } from '@kinora/media/engine/contract'
import type { Section } from '../general/read-scenes.ts'
import type { Size } from '@kinora/media/shots/camera'

/**
 * The sizes of the shots of a section, in turn: an intro shows where it is, a verse comes near to the people, a chorus
 * changes between far and near, a bridge stays near, an outro leaves.
 */
const FRAMING: Readonly<Record<Section, readonly [Size, ...Size[]]>> = {
  intro: ['wide', 'whole'],
  verse: ['whole', 'waist', 'bust'],
  chorus: ['wide', 'waist', 'whole', 'bust'],
  bridge: ['bust', 'waist'],
  outro: ['whole', 'wide'],
}

/** The size of each shot by its section; the first is wide, and no two in a row have the same. */
export function frameBySection(sections: readonly Section[]): Size[] {
  const sizes: Size[] = []
  let turn = 0
  for (const [at, section] of sections.entries()) {
    if (section !== sections[at - 1]) turn = 0
    const list = FRAMING[section]
    const before = sizes.at(-1)
    const wanted = at === 0 ? 'wide' : list[turn % list.length]!
    if (at > 0) turn++
    const next = list.find(size => size !== before) ?? wanted
    sizes.push(wanted === before ? next : wanted)
  }
  return sizes
}

/** Heights of a face: from the chin to the hips, and to the feet. */
const [TO_HIPS, TO_FEET] = [2, 5.5]
const NEARER: readonly Size[] = ['wide', 'whole', 'waist', 'bust']

/**
 * The size at which the subject of a picture is shown: a person whom the photo ends at the chest or the knees is never
 * shown as a whole body.
 */
export function withinPhoto(size: Size, facts: PictureAnalysis | undefined): Size {
  const face = facts?.faces[0]
  if (!face) return size
  const below = (1 - face.top - face.height) / face.height
  const widest: Size = below >= TO_FEET ? 'wide' : below >= TO_HIPS ? 'waist' : 'bust'
  return NEARER.indexOf(size) < NEARER.indexOf(widest) ? widest : size
}
