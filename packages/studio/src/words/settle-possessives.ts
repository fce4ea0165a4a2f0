import type { Item } from './item.ts'
import { isAliveKind } from './kinds.ts'

/** Nouns for possessions and body parts. A noun for a person before them is their owner. */
const HAD =
  /^(?:hair|face|faces|eyes|eye|hand|hands|arm|arms|head|back|shoulder|shoulders|nose|ears|ear|tail|lap|neck|wrist|knees?|legs?|feet|foot|lips|beard|cheeks?|mouth|smile|fur|paws?|leash|collar|bedroom|room|house|birthday|wedding|name|voice|dress|shirt|hat|shoes|backpack)$/u
const OWNERS_OWNER = /^(?:his|her|my|our|their|your|its|the|an?|this|that)$/u

/** `heart sinks`, 眼睛亮了: an action with a body part as subject. */
export const isOfBody = ({ text, meaning }: Item): boolean => meaning.verb !== undefined && OF_BODY.test(text)
const OF_BODY =
  /^(?:hearts?|eyes?|jaws?|mouths?|faces?|shoulders|tears|head|hands?|arms) \w|^(?:心|眼睛|两眼|双眼|眉头|嘴角|眼泪|脸)./u
const WHOSE: Readonly<Record<string, 'woman' | 'man'>> = { her: 'woman', his: 'man', 她的: 'woman', 他的: 'man' }

/**
 * `his daughters hair` lacks an apostrophe and means one daughter's hair. `mom's roasting marshmallows` means that she
 * is roasting them.
 */
export function settlePossessives(items: readonly Item[]): void {
  for (const [at, item] of items.entries()) {
    const next = items[at + 1]
    // `her heart sinks`: she is the subject.
    if (WHOSE[item.text] && next && isOfBody(next)) item.meaning = { pronoun: WHOSE[item.text]! }
    if (item.language !== 'en' || !next || next.stop || !isLiving(item)) continue
    if (item.possessive) {
      const isDoing = next.text.endsWith('ing') && next.meaning.verb !== undefined && !next.meaning.noun
      if (isDoing && item.meaning.noun && !items[at + 2]?.meaning.verb) delete item.possessive
    } else if (
      item.plural &&
      item.text.endsWith('s') &&
      HAD.test(next.text) &&
      OWNERS_OWNER.test(items[at - 1]?.text ?? '')
    ) {
      item.possessive = true
      delete item.plural
    }
  }
}

const isLiving = ({ meaning: { noun } }: Item): boolean => noun !== undefined && isAliveKind(noun.kind)
