import type { Input, Order } from '@kinora/media/engine/contract'
import type { Entity } from '@kinora/media/scene/scene-schema'
import { hasHan } from '@kinora/media/language/has-han'
import { loadCatalogue } from '../library/catalogue.ts'

type VideoOrder = Extract<Order, { kind: 'video' }>
type Named = Entity & { name: string }

/**
 * An order in which the names of a film's cast are mentions, `[@Mara]`, so that the parser takes them for these members
 * and never for words: `Rain walks` is a girl. A name that the text introduces itself, `a girl named Mara`, stays.
 */
export function nameCast(order: VideoOrder, entities: readonly Entity[]): VideoOrder {
  const { prompt } = order
  const members = entities.filter(isNamed).filter(({ name }) => !introduces(prompt, name))
  const names = members.map(({ name }) => name).toSorted((a, b) => b.length - a.length)
  if (names.length === 0) return order
  const language = hasHan(prompt) ? 'zh' : 'en'
  const found = new Map<string, Input>()
  // `外卖员小段`: the kind before the name is not another person.
  const kinds = members.flatMap(({ asset }) => loadCatalogue().asset(asset)?.names.zh ?? [])
  const text = prompt.replaceAll(
    new RegExp(String.raw`\[@[^\]]*\]|(?:${kinds.join('|') || '(?!)'})?(${names.map(patternOf).join('|')})`, 'gu'),
    (whole: string, written: string | undefined) => {
      const member = members.find(({ name }) => name === written)
      if (!member || written === undefined) return whole
      const [noun] = loadCatalogue().asset(member.asset)?.names[language] ?? []
      found.set(written, {
        role: member.id,
        kind: 'picture',
        path: '',
        name: written,
        shows: 'subject',
        ...(noun !== undefined && { description: noun }),
      })
      return `[@${written}]`
    },
  )
  if (found.size === 0) return order
  return { ...order, prompt: text, inputs: [...order.inputs, ...found.values()], from: { kind: 'references' } }
}

/** A name begins with a capital; other names of entities are the words that describe them. */
const isNamed = (entity: Entity): entity is Named =>
  entity.name !== undefined &&
  /^(?:\p{Lu}|\p{Script=Han}{2})/u.test(entity.name) &&
  !/^(?:input|subject):/u.test(entity.asset) &&
  !isKind(entity.name, entity)

const isKind = (name: string, { asset }: Entity): boolean =>
  hasHan(name) && (loadCatalogue().asset(asset)?.names.zh ?? []).some(word => name.endsWith(word))

const introduces = (text: string, name: string): boolean =>
  new RegExp(String.raw`(?:\b(?:named|called)\s|叫)${patternOf(name)}`, 'u').test(text)

/** Latin names are whole words. */
function patternOf(name: string): string {
  const plain = name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
  return hasHan(name) ? plain : String.raw`(?<![\p{L}\p{N}])${plain}(?![\p{L}\p{N}])`
}
