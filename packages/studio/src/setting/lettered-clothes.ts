/** Clothes with printed letters, and their position on the wearer: the chest, or above the brow. */
const CLOTHES: readonly (readonly [where: 'chest' | 'brow', english: string, chinese: string])[] = [
  [
    'chest',
    't[- ]?shirts?|shirts?|tees?|hoodies?|sweat ?shirts?|sweaters?|jumpers?|pullovers?|jerseys?|vests?|tank tops?|tops?|uniforms?|kits?|aprons?|jackets?|coats?|overalls|jumpsuits?|tracksuits?|dress|dresses|scrubs|pyjamas|pajamas|robes?',
    'T恤衫?|[卫毛球队校制雨风大棉睡上工]衣|衬衫|背心|马甲|制服|校服|队服|球服|工作服|工装|运动服|围裙|外套|夹克|羽绒服|连衣裙|白大褂|衣服',
  ],
  ['brow', 'caps?|hats?|beanies?|helmets?|headbands?|visors?', '[\\p{Script=Han}]{0,2}帽子?|头盔|头带|发带'],
]

const whole = (words: string, isHan: boolean): string => (isHan ? `(?:${words})` : `\\b(?:${words})\\b`)

const patterns = CLOTHES.map(
  ([where, english, chinese]) =>
    [where, new RegExp(`(?:${whole(english, false)}|${whole(chinese, true)})$`, 'iu')] as const,
)

/** The position of letters on a garment, by its last word; undefined if it has none, like a shoe. */
export const lettersOn = (garment: string): 'chest' | 'brow' | undefined =>
  patterns.find(([, words]) => words.test(garment))?.[0]

/** Patterns for all these garments, for use in other patterns. */
export const LETTERED_CLOTHES = {
  english: CLOTHES.map(([, english]) => english).join('|'),
  chinese: CLOTHES.map(([, , chinese]) => chinese).join('|'),
} as const
