import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Relation, Shot, Subject } from '../direct/shot-list.ts'
import { LETTERED, PACKAGES } from '../direct/words/packages.ts'
import type { Sides } from '../planes/find-cut-sides.ts'
import { findKind } from '../bodies/kinds/kinds.ts'
import { measureKind } from '../bodies/dress-body.ts'
import { isMeasured } from '../figures/pictograms.ts'
import { drawLabelledBlock } from '../figures/drawn/block.ts'
import { aimFigure } from '../figures/aim-figure.ts'
import { type Art, createArt, FALLBACK, createUserArt } from '../figures/figure.ts'
import { trimPicture } from '../figures/picture.ts'
import { sideViewCode, readPictogram } from '../figures/read-pictogram.ts'
import type { LiveCard } from './open-clips.ts'

/** A picture that came along with the request, cut out, by the name that shot lists know it by. */
export type NamedCutout = {
  name?: string
  cutout: RgbaPicture
  /** Ends in a wide cut below, as a portrait does, and at which sides the picture's edge cuts it off. */
  isBust?: boolean
  cutAt?: Sides
}

/** A model that came along with the request, as a body by its code, with a picture of it. */
export type NamedModel = { name: string; code: string; picture: RgbaPicture }

/** A block as tall as what it stands for, but not taller than a house: it has to be read. */
const TALLEST_BLOCK = 4
/** Of the height of what it is on: a block is no larger there; nor ever smaller than so many metres, to be read. */
const [ON_ITS_HOST, SMALLEST_BLOCK] = [0.6, 0.3]

function blockMetres({ metres, relation }: Subject, subjects: readonly Subject[]): number | undefined {
  const host = relation && RESTS.has(relation.kind) ? subjects[relation.to]?.metres : undefined
  const most = host === undefined ? TALLEST_BLOCK : Math.max(SMALLEST_BLOCK, ON_ITS_HOST * host)
  return metres === undefined ? undefined : Math.min(metres, TALLEST_BLOCK, most)
}
const RESTS: ReadonlySet<Relation> = new Set<Relation>(['on', 'in', 'riding'])

/** The art of each subject of a shot: the user's pictures and clips by name, else in their order, else pictograms. */
export async function collectArt(
  { subjects }: Pick<Shot, 'subjects'>,
  pictures: readonly NamedCutout[],
  clips: readonly LiveCard[] = [],
  models: readonly NamedModel[] = [],
): Promise<Art[]> {
  const inputs: readonly (NamedCutout | LiveCard | NamedModel)[] = [...pictures, ...clips, ...models]
  const unnamed = inputs.filter(({ name }) => name === undefined)
  const arts: Art[] = []
  for (const subject of subjects) {
    const { what, motion, label, words, metres, drawnAs } = subject
    if ('sprite' in what && label !== undefined && !PACKAGES.has(what.sprite) && !LETTERED.has(what.sprite)) {
      const art = createArt(drawLabelledBlock(label, label !== words), what.sprite)
      const high = blockMetres(subject, subjects)
      arts.push({
        ...art,
        isLettered: true,
        pictogram: { ...art.pictogram, ...(high !== undefined && { metres: high }) },
      })
      continue
    }
    if ('sprite' in what) {
      const art = await readArt(motion === 'drive' ? sideViewCode(what.sprite) : what.sprite)
      arts.push({
        ...art,
        picture: aimFigure(art.picture, art.pictogram.aim, motion),
        pictogram: {
          ...art.pictogram,
          metres: measure(art.pictogram.metres, what.sprite, metres, {
            isKin: drawnAs !== undefined || subject.build === 'instrument',
            isToy: subject.build === 'toy',
          }),
        },
      })
      continue
    }
    const found = inputs.find(({ name }) => name === what.input) ?? unnamed.shift()
    if (!found) arts.push(await readArt(FALLBACK))
    else if ('code' in found) arts.push(createArt(found.picture, found.code))
    else if ('cutout' in found)
      arts.push(createUserArt(trimPicture(found.cutout), what.like, found.isBust ? found.cutAt : undefined))
    else arts.push({ ...createArt(await found.next(), undefined), live: found })
  }
  return likeEachOther(arts, subjects)
}

/** How far the word of something is believed that is drawn as its kin: a pony is no horse, but nobody is a giant by it. */
const BELIEVED = 1.8
const TALLEST_UNKNOWN = 7

/** How tall a thing is: as its pictogram is, where somebody has measured that, else as its word says. */
function measure(
  own: number,
  code: string,
  said: number | undefined,
  { isKin, isToy }: { isKin: boolean; isToy: boolean },
): number {
  if (said === undefined) return own
  // A toy or a model is as small as that, whatever it is of; a ukulele is drawn as a guitar and no larger than itself.
  if (isToy && said < own) return said
  // A ladder is among the tools, which are small; its body knows better.
  if (!isMeasured(code) && findKind(code)?.rig === 'thing' && said < own / BELIEVED) return own
  if (!isMeasured(code)) return isLengthOf(code, said) ? own : Math.min(said, TALLEST_UNKNOWN)
  return isKin ? Math.min(own * BELIEVED, Math.max(own / BELIEVED, said)) : own
}

/** `a saw 0.5`: of what lies flat people say how long it is, and not how high. */
function isLengthOf(code: string, said: number): boolean {
  const measured = measureKind(code)
  if (measured?.kind.rig !== 'thing' || said > LONGEST) return false
  const [wide, high, long] = [0, 1, 2].map(axis => measured.extent.high[axis]! - measured.extent.low[axis]!)
  const longest = Math.max(wide!, long!)
  return high! < FLAT * longest && said > BELIEVED * high! && said < (BELIEVED * longest) / 1.4
}
/** Of its longest side: what is lower lies flat. */
const FLAT = 0.5
/** Metres: walls and bridges are seen as they fit. */
const LONGEST = 6

/** Of pictures together, those of which nobody knows what they show are as large as the others. */
function likeEachOther(arts: readonly Art[], subjects: Shot['subjects']): Art[] {
  const isKnown = (index: number): boolean => {
    const { what } = subjects[index]!
    return 'input' in what && what.like !== undefined
  }
  const known = arts.flatMap(({ pictogram }, index) => (isKnown(index) ? [Math.log(pictogram.metres)] : []))
  if (known.length === 0) return [...arts]
  const metres = Math.exp(known.reduce((sum, one) => sum + one, 0) / known.length)
  return arts.map((art, index) =>
    art.isOwn && !art.live && !isKnown(index) ? { ...art, pictogram: { ...art.pictogram, metres } } : art,
  )
}

/** A pictogram that nobody has drawn is shown as a present: something is there, and nothing wrong is. */
export async function readArt(code: string): Promise<Art> {
  const picture = await readPictogram(code)
  if (picture) return createArt(picture, code)
  const fallback = await readPictogram(FALLBACK)
  if (!fallback) throw new Error('the pictograms are not installed')
  return createArt(fallback, FALLBACK)
}
