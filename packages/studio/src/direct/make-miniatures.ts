import type { Item } from './item.ts'
import type { Kind } from './kinds.ts'

/** Of these there are toys, figurines and models. */
const ALIVE: ReadonlySet<Kind> = new Set<Kind>(['animal', 'bird', 'fish', 'insect'])
const MOVED: ReadonlySet<Kind> = new Set<Kind>(['car', 'bike', 'rail', 'boat', 'aircraft'])
/** Only a toy is so called, whatever comes after; what is made of wood may still be a ship, but is no living horse. */
const TOYS = /^(?:toy|miniature|model|玩具|模型|微缩)$/u
const STUFFS =
  /^(?:wooden|clay|plastic|ceramic|porcelain|origami|paper|tin|plush|lego|carved|knitted|crocheted|felt|木头|木制|木雕|泥塑|泥|陶瓷|纸|塑料|毛绒|针织)$/u
/** Metres. */
const TALL = 0.22

/** `carves a small wooden horse`, `a model airplane`, 木雕小马: as large as a hand, and not alive. Changes the items. */
export function makeMiniatures(items: readonly Item[]): void {
  for (const [at, { meaning }] of items.entries()) {
    const { noun } = meaning
    if (!noun || (noun.metres ?? 1) <= TALL) continue
    const before = items[at - 1]?.text === '的' ? items[at - 2] : items[at - 1]
    const said = before?.meaning.size || before?.meaning.colour ? items[at - 2] : before
    const words = [before?.text ?? '', said?.text ?? '']
    const isToy = words.some(text => TOYS.test(text)) && (ALIVE.has(noun.kind) || MOVED.has(noun.kind))
    const isFigure = words.some(text => STUFFS.test(text)) && ALIVE.has(noun.kind)
    if (!isToy && !isFigure) continue
    const { place: _place, motion: _motion, ...rest } = noun
    items[at]!.meaning = { ...meaning, noun: { ...rest, kind: 'toy', metres: TALL, build: 'toy' } }
  }
}
