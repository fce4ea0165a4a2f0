import { HUES } from '../bodies/hues.ts'
import type { Attire } from '../bodies/kits/person.ts'
import type { Subject } from '../direct/shot-list.ts'

/** What somebody wears and looks like, by the words for it; undefined where the words say nothing. */
export function chooseAttire({
  wears = [],
  features,
  words: name,
}: Pick<Subject, 'wears' | 'features'> & { words?: string }): Attire | undefined {
  const habit = name === undefined ? undefined : HABITS.find(([called]) => called.test(name))?.[1]
  if (wears.length === 0 && !features && !habit) return undefined
  const attire: Attire = { ...habit }
  for (const { words, colour } of wears) {
    const garment = GARMENTS.find(([name]) => name.test(words))
    Object.assign(attire, (garment?.[1] ?? onTop)(colour === undefined ? undefined : HUES[colour]))
  }
  const { hair, hairStyle, beard, age, hasGlasses } = features ?? {}
  if (age === 'old') attire.age = 'old'
  const hue = hair ?? (age === 'old' ? 'grey' : undefined)
  if (hue || hairStyle) attire.hair = { ...(hue && { colour: HAIR[hue]! }), ...(hairStyle && { style: hairStyle }) }
  if (beard) attire.beard = HAIR[beard]!
  if (hasGlasses) attire.glasses = '#2c2a30'
  return attire
}

/** Colours of hair by name. */
const HAIR: Readonly<Record<string, string>> = {
  silver: '#cfd0d8',
  white: '#efece6',
  grey: '#b4b1ae',
  blond: '#e8c05a',
  black: '#241c1c',
  brown: '#5a3a22',
  red: '#b5502a',
  pink: '#e88ab4',
  blue: '#4a7ad0',
  purple: '#8a5cc4',
  green: '#4f9f6a',
}

/** What those wear who are known by it. */
const HABITS: readonly (readonly [RegExp, Attire])[] = [
  [/\bmonks?\b|和尚|僧|尼姑/iu, { ...robed('#c8742c'), hair: { style: 'none' } }],
  [/\bnuns?\b|修女/iu, robed('#2c2c36')],
  [/taoist|道士/iu, robed('#4a5a78')],
  [
    /\b(?:soccer|football) player|足球运动员/iu,
    { wears: 'shorts', sleeves: 'short', top: '#d8402e', bottom: '#f2f0ea' },
  ],
]

function robed(colour: string): Attire {
  return { wears: 'robe', sleeves: 'long', top: colour, bottom: colour }
}

const onTop = (hue?: string): Attire => (hue ? { top: hue } : {})
const allOver =
  (usual?: string) =>
  (hue?: string): Attire => {
    const colour = hue ?? usual
    return { wears: 'trousers', sleeves: 'long', ...(colour && { top: colour, bottom: colour }) }
  }
const long =
  (usual?: string, sleeves: Attire['sleeves'] = 'long') =>
  (hue?: string): Attire => {
    const colour = hue ?? usual
    return { wears: 'robe', ...(sleeves && { sleeves }), ...(colour && { top: colour, bottom: colour }) }
  }
const coat =
  (usual: string) =>
  (hue?: string): Attire => ({ coat: hue ?? usual, top: hue ?? usual, sleeves: 'long' })

/** Clothes by name, those first that say most. */
const GARMENTS: readonly (readonly [RegExp, (hue?: string) => Attire])[] = [
  [/raincoat|rain coat|雨衣|雨披/iu, coat(HUES['yellow']!)],
  [
    /chef|厨师/iu,
    () => ({ top: '#f4f2ec', sleeves: 'long', apron: '#ffffff', hat: { kind: 'chef', colour: '#fbfaf6' } }),
  ],
  [/lab coat|white coat|白大褂/iu, coat('#f2f1ee')],
  [/\bcoats?\b|trench|parka|风衣|大衣|皮草|棉袄/iu, coat('#9a7a55')],
  [/wedding dress|bridal|婚纱/iu, long('#f6f2ee', 'none')],
  [/gown|kimono|hanfu|yukata|\brobes?\b|bathrobe|袍|汉服|和服|浴衣|长裙|礼服|古装|道服/iu, long()],
  [
    /cheongsam|qipao|旗袍/iu,
    hue => ({ wears: 'dress', sleeves: 'short', top: hue ?? '#c8232f', bottom: hue ?? '#c8232f' }),
  ],
  [/\bshorts\b|短裤|泳裤/iu, hue => ({ wears: 'shorts', ...(hue && { bottom: hue }) })],
  [/skirt|短裙|半身裙|百褶裙/iu, hue => ({ wears: 'skirt', ...(hue && { bottom: hue }) })],
  [/dress|nightgown|tutu|裙/iu, hue => ({ wears: 'dress', ...(hue && { top: hue, bottom: hue }) })],
  [/tuxedo|\bsuits?\b|西装|西服|燕尾服/iu, allOver('#2c3040')],
  [/uniform|overalls|dungarees|pyjamas|pajamas|tracksuit|jumpsuit|校服|军装|制服|睡衣|工装|运动服|球服/iu, allOver()],
  [/jeans|牛仔裤/iu, hue => ({ wears: 'trousers', bottom: hue ?? '#3f5a86' })],
  [/trousers|pants|leggings|裤/iu, hue => ({ wears: 'trousers', ...(hue && { bottom: hue }) })],
  [/boots?|shoes?|sneakers?|slippers?|heels|sandals|loafers|flip flops|靴|鞋/iu, hue => (hue ? { shoes: hue } : {})],
  [
    /t[ -]?shirt|\btee\b|tank top|jersey|vest|waistcoat|T恤|背心|马甲|球衣/iu,
    hue => ({ sleeves: 'short', ...onTop(hue) }),
  ],
  [/scarf|shawl|围巾|披肩|红领巾/iu, hue => ({ scarf: hue ?? HUES['red']! })],
  [/cape|cloak|披风|斗篷/iu, hue => ({ cape: hue ?? '#8a2f3f' })],
  [/apron|围裙/iu, hue => ({ apron: hue ?? '#e8e2d6' })],
  [/glasses|spectacles|眼镜|墨镜/iu, hue => ({ glasses: hue ?? '#2c2a30' })],
  [/gloves?|mittens?|手套/iu, hue => ({ gloves: hue ?? '#6b4a3a' })],
  [/belt|腰带|皮带/iu, hue => ({ belt: hue ?? '#5a3a22' })],
]
