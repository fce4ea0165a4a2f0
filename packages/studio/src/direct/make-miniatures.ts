import type { Item } from './item.ts'
import type { Kind } from './kinds.ts'
import type { Noun } from './words/noun-table.ts'

/** Of these there are toys, figurines and models. */
const ALIVE: ReadonlySet<Kind> = new Set<Kind>(['animal', 'bird', 'fish', 'insect'])
const MOVED: ReadonlySet<Kind> = new Set<Kind>(['car', 'bike', 'rail', 'boat', 'aircraft'])
/** Only a toy is so called, whatever comes after; what is made of wood may still be a ship, but is no living horse. */
const TOYS = /^(?:toy|miniature|model|玩具|模型|微缩)$/u
const STUFFS =
  /^(?:wooden|clay|plastic|ceramic|porcelain|origami|paper|tin|plush|lego|carved|knitted|crocheted|felt|木头|木制|木雕|泥塑|泥|陶瓷|纸|塑料|毛绒|针织)$/u
/** Metres: what is held in a hand, and a model of what is far larger, which stands on a table. */
const [TALL, MODEL] = [0.22, 0.5]
const MODELS = /^(?:models?|replicas?|模型)$/u
/** Of these there are no models that one would call so. */
const UNMODELLED: ReadonlySet<Kind> = new Set<Kind>(['person', 'food', 'drink', 'worn', 'headwear', 'cosmetic'])

/** `carves a small wooden horse`, `a model airplane`, 木雕小马: as large as a hand, and not alive. Changes the items. */
export function makeMiniatures(items: readonly Item[]): void {
  for (const [at, { meaning }] of items.entries()) {
    const { noun } = meaning
    if (!noun || (noun.metres ?? 1) <= TALL) continue
    const before = items[at - 1]?.text === '的' ? items[at - 2] : items[at - 1]
    const said = before?.meaning.size || before?.meaning.colour ? items[at - 2] : before
    const words = [before?.text ?? '', said?.text ?? '']
    const model = modelOf(items, at)
    if (model.length > 0 && !UNMODELLED.has(noun.kind)) {
      for (const one of model) {
        items[one]!.meaning = { glue: true }
        delete items[one]!.unknown
      }
      items[at]!.meaning = { ...meaning, noun: asToy(noun, (noun.metres ?? 1) > LARGE ? MODEL : TALL) }
      continue
    }
    const isToy = words.some(text => TOYS.test(text)) && (ALIVE.has(noun.kind) || MOVED.has(noun.kind))
    const isFigure = words.some(text => STUFFS.test(text)) && ALIVE.has(noun.kind)
    if (!isToy && !isFigure) continue
    items[at]!.meaning = { ...meaning, noun: asToy(noun, TALL) }
  }
}

const asToy = ({ place: _place, where: _where, motion: _motion, ...rest }: Noun, metres: number): Noun => ({
  ...rest,
  kind: 'toy',
  metres,
  build: 'toy',
  motion: 'still',
})
/** Metres: what is larger is a house or a hill. */
const LARGE = 3

/** `a volcano model`, `a model of a volcano`, 火山模型: the items that say so. */
function modelOf(items: readonly Item[], at: number): number[] {
  const [next, second] = [items[at + 1], items[at + 2]]
  if (next && !next.stop && MODELS.test(next.text)) return [at + 1]
  if (next?.text === '模' && second?.text === '型') return [at + 1, at + 2]
  const of = items[at - 1]?.meaning.determiner ? at - 2 : at - 1
  return items[of]?.text === 'of' && MODELS.test(items[of - 1]?.text ?? '') ? [of - 1, of] : []
}
