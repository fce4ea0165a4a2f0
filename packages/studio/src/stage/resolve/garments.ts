import { darker } from '../../bodies/darker.ts'
import { hueCalled } from '../../hues/find-hues.ts'
import { HUES, thingHue } from '../../hues/hues.ts'
import type { Attire } from '../../bodies/kits/person-table.ts'
import type { Hat } from '../../bodies/kits/hats.ts'

/** The effect of a garment on its wearer, in a colour if given. */
type Cut = (hue?: string) => Attire

const onTop: Cut = hue => (hue ? { top: hue } : {})
const allOver =
  (usual?: string, more: Attire = {}): Cut =>
  hue => {
    const colour = hue ?? usual
    return { wears: 'trousers', sleeves: 'long', ...(colour && { top: colour, bottom: colour }), ...more }
  }
const long =
  (usual?: string, more: Attire = { sleeves: 'long' }): Cut =>
  hue => {
    const colour = hue ?? usual
    return { wears: 'robe', ...more, ...(colour && { top: colour, bottom: colour }) }
  }
const coat =
  (usual: string, more: Attire = {}): Cut =>
  hue => ({ coat: hue ?? usual, top: hue ?? usual, sleeves: 'long', ...more })
const legs =
  (wears: NonNullable<Attire['wears']>, usual?: string): Cut =>
  hue => ({ wears, ...((hue ?? usual) && { bottom: hue ?? usual! }) })
const hat =
  (kind: Hat, usual: string, second?: string): Cut =>
  hue => ({ hat: { kind, colour: hue ?? usual, second: second ?? hue ?? usual } })
const along =
  (
    part:
      | 'scarf'
      | 'cape'
      | 'wrap'
      | 'apron'
      | 'glasses'
      | 'goggles'
      | 'moustache'
      | 'gloves'
      | 'belt'
      | 'backpack'
      | 'bag',
    usual: string,
  ): Cut =>
  hue => ({ [part]: hue ?? usual })

/** East Asian clothes: crossed over the chest, with a sash and wide sleeves. */
const crossed = (usual: string, collar: string, sash: string): Cut =>
  long(usual, { sleeves: 'long', cuffs: 'wide', collar, sash })

const STAGE_ROBE: Attire = { sleeves: 'long', cuffs: 'wide', collar: '#f2e3b0', sash: '#2f6fb0', shoes: '#f4f0e8' }

/** Historical armour: bands of metal over a skirt, and a distinctive helmet. */
const inArmour =
  (metal: string, cloth: string, kind: Hat, more: Attire = {}): Cut =>
  () => ({
    wears: 'skirt',
    sleeves: 'short',
    top: metal,
    bottom: cloth,
    belt: '#5a3a22',
    shoes: '#6b4a2f',
    hat: { kind, colour: metal, second: cloth },
    ...more,
  })
const WAR_GEAR: readonly (readonly [RegExp, Cut])[] = [
  [/legion armou?r/iu, inArmour('#b4bac6', '#a82c2c', 'crested', { cape: '#a82c2c', stripes: '#8a90a0' })],
  [/hoplite armou?r/iu, inArmour('#b88a3e', '#8a2f2f', 'crested', { cape: '#a82c2c' })],
  [
    /scale armou?r/iu,
    inArmour('#7d7468', '#9a2a26', 'tasselled', { sleeves: 'long', stripes: '#5a5148', cape: '#7a2420' }),
  ],
  [
    /raider's tunic/iu,
    inArmour('#7a5a3c', '#4a3a2c', 'horned', {
      wears: 'trousers',
      sleeves: 'long',
      cape: '#6a4a30',
      hat: { kind: 'horned', colour: '#9aa0aa', second: '#efe6d0' },
    }),
  ],
  [
    /togas?|托加|罗马长袍/iu,
    hue => ({
      wears: 'robe',
      sleeves: 'short',
      top: hue ?? '#f4efe4',
      bottom: hue ?? '#f4efe4',
      sash: '#8a2f5a',
      shoes: '#6b4a2f',
    }),
  ],
  [
    /nile linen/iu,
    () => ({
      wears: 'skirt',
      sleeves: 'none',
      top: '#f2e8d4',
      bottom: '#f6f0e2',
      necklace: '#d8a430',
      belt: '#2f6f8a',
      shoes: '#a8783c',
      hat: { kind: 'nemes', colour: '#2f5f9a', second: '#e0b040' },
    }),
  ],
  [
    /peasant's tunic|粗布衣/iu,
    hue => ({
      wears: 'trousers',
      sleeves: 'long',
      top: hue ?? '#8a7048',
      bottom: '#5a4a36',
      belt: '#3f2f20',
      shoes: '#4a3828',
      hat: { kind: 'hood', colour: hue ?? '#7a5f3c', second: '#7a5f3c' },
    }),
  ],
  [
    /hides?$|兽皮/iu,
    () => ({ wears: 'dress', sleeves: 'none', top: '#8a6238', bottom: '#7a5530', ruff: '#b58f5c', shoes: '#6b4a2f' }),
  ],
]

/** Garments by name, the most specific first. */
const GARMENTS: readonly (readonly [RegExp, Cut])[] = [
  [
    /opera (?:general|armou?r)|武生|靠旗/iu,
    long('#c8232f', { ...STAGE_ROBE, flags: '#f0c33c', hat: { kind: 'plumed', colour: '#2f3f8a', second: '#f0c33c' } }),
  ],
  [
    /opera (?:costume|robe)|戏服|戏装|凤冠霞帔/iu,
    long('#e0508c', { ...STAGE_ROBE, hat: { kind: 'opera', colour: '#241c2c', second: '#f6f2ea' } }),
  ],
  [
    /miao|苗族|银饰/iu,
    hue => ({
      wears: 'skirt',
      sleeves: 'long',
      top: hue ?? '#27305a',
      bottom: '#27305a',
      collar: '#d8384a',
      necklace: '#d8dce6',
      hat: { kind: 'silver', colour: '#d8dce6' },
    }),
  ],
  [
    /tibetan|藏袍|藏族|mongolian|蒙古袍/iu,
    long('#8a2f3f', { sleeves: 'long', collar: '#e0a83a', sash: '#e0a83a', cuffs: 'wide' }),
  ],
  [
    /pirate costume|海盗服/iu,
    () => ({
      top: '#f0ede4',
      bib: '#3a2a30',
      bottom: '#5a2f2a',
      belt: '#8a5a2f',
      hat: { kind: 'pirate', colour: '#26222c' },
    }),
  ],
  [
    /\bsaris?\b|\bsaree|纱丽/iu,
    hue => ({
      ...long(hue ?? '#c8286a', { sleeves: 'short' })(hue),
      drape: hue === undefined ? '#e86a2c' : darker(hue, 0.78),
    }),
  ],
  [/\bkilts?\b|苏格兰裙|格子呢裙/iu, hue => ({ wears: 'skirt', bottom: hue ?? '#a8283c', belt: '#2a2018' })],
  [/poncho|披毯|墨西哥披风/iu, hue => ({ poncho: hue ?? '#c8432c', sleeves: 'long' })],
  [/tool ?belt|工具腰带|工具带|电工包/iu, hue => ({ belt: '#4a3220', pouches: hue ?? '#8a5a30' })],
  [
    /hood(?:ie|ed sweatshirt)|卫衣|连帽衫/iu,
    hue => ({ sleeves: 'long', top: hue ?? '#6a7488', cowl: hue ?? '#6a7488' }),
  ],
  [
    /swim ?suit|bathing suit|bikini|leotard|泳衣|比基尼|泳装|体操服/iu,
    hue => ({ wears: 'shorts', sleeves: 'none', top: hue ?? '#d8345a', bottom: hue ?? '#d8345a' }),
  ],
  [/diving mask|snorkel|swim(?:ming)? goggles|ski goggles|潜水镜|潜水面罩|泳镜|滑雪镜/iu, along('goggles', '#22303f')],
  [/swim(?:ming)? cap|bathing cap|泳帽/iu, hat('swim-cap', '#2f7fd0', '#f4f6f8')],
  [/sombrero|墨西哥(?:草)?帽/iu, hat('sombrero', '#d8a84a', '#c8322c')],
  [/\bfez\b|毡帽/iu, hat('fez', '#a8202c', '#22202a')],
  [/hijab|chador|盖头巾|穆斯林头巾/iu, hat('hijab', '#3f6f8a')],
  [/(?:party|birthday|paper) hat|生日帽|派对帽|尖尖帽/iu, hat('party', '#e8508c', '#f2d040')],
  [/apron|围裙/iu, along('apron', '#e8e2d6')],
  [/headscarf|kerchief|bandana|头巾|方巾/iu, hat('kerchief', '#c8483f', '#f0e6d2')],
  [/headband|发带/iu, hat('headband', '#d8384a')],
  [
    /raincoat|rain coat|雨衣|雨披/iu,
    coat(HUES['yellow']!.thing, { hat: { kind: 'bucket', colour: HUES['yellow']!.thing } }),
  ],
  [
    /chef|厨师/iu,
    () => ({ top: '#f4f2ec', sleeves: 'long', apron: '#ffffff', hat: { kind: 'chef', colour: '#fbfaf6' } }),
  ],
  [/lab coat|white coat|白大褂/iu, coat('#f2f1ee')],
  [
    /scrubs|手术服|手术衣/iu,
    allOver('#3f9a94', { sleeves: 'short', hat: { kind: 'kerchief', colour: '#3f9a94', second: '#3f9a94' } }),
  ],
  [
    /space ?suit|astronaut suit|宇航服|太空服/iu,
    () => ({
      wears: 'trousers',
      sleeves: 'long',
      top: '#eef0f4',
      bottom: '#e4e6ec',
      shoes: '#c9ccd6',
      gloves: '#d8dae2',
      girth: 1.2,
      belt: '#e07a2f',
      hat: { kind: 'bubble', colour: '#f2f2f6', second: '#c9ccd6' },
    }),
  ],
  [/wet ?suit|diving suit|潜水服/iu, allOver('#2a2f3c')],
  [
    /tang suit|唐装|马褂/iu,
    hue => ({ wears: 'trousers', sleeves: 'long', top: hue ?? '#8a2430', bottom: '#2c2a30', sash: hue ?? '#8a2430' }),
  ],
  [
    /kung ?fu (?:suit|clothes)|martial arts uniform|道服|太极服|功夫服|练功服|武术服/iu,
    allOver('#f2efe8', { collar: '#2c2a30', sash: '#2c2a30' }),
  ],
  [/swordsman's robe|wuxia|侠客装|武侠/iu, crossed('#e8e6e0', '#2f5a6a', '#2f5a6a')],
  [/kimono|yukata|和服|浴衣/iu, crossed('#b5485a', '#f4efe6', '#e0a83a')],
  [/hanfu|古装|汉服|唐服|宋服|襦裙|长衫/iu, crossed('#7fb0c8', '#f4efe6', '#d8687c')],
  ...WAR_GEAR,
  [
    /armou?r|盔甲|铠甲/iu,
    () => ({
      top: '#a4abc0',
      bottom: '#878da4',
      shoes: '#5d6278',
      gloves: '#8a90a6',
      belt: '#6b4a2f',
      cape: '#8a2f3f',
      hat: { kind: 'visor', colour: '#aab0c4', second: '#7d8398' },
    }),
  ],
  [/\bfur (?:coats?|jackets?)\b|\bparkas?\b|皮草|裘皮/iu, coat('#7a5a40', { ruff: '#e8dcc8' })],
  [/\bcoats?\b|trench|风衣|大衣|棉袄|羽绒服|棉衣/iu, coat('#9a7a55')],
  [/嫁衣|秀禾/u, long('#c8202c', { sleeves: 'long', belt: '#d8a840' })],
  [/wedding dress|bridal|婚纱/iu, long('#f6f2ee', { sleeves: 'none', cape: '#fbf8f4' })],
  [
    /hi-?vis|high[- ]visibility|reflective vest|safety vest|反光背心|反光衣/iu,
    hue => ({ top: hue ?? '#f2d01e', sleeves: 'short', stripes: '#e8ecef' }),
  ],
  [/life ?(?:jacket|vest)|救生衣/iu, hue => ({ top: hue ?? '#f0702c', sleeves: 'none', stripes: '#f4efe6' })],
  [
    /cheongsam|qipao|旗袍/iu,
    hue => ({ wears: 'sheath', sleeves: 'short', top: hue ?? '#c8232f', bottom: hue ?? '#c8232f', collar: '#e8c05a' }),
  ],
  [/gown|\brobes?\b|bathrobe|袍|袈裟|长裙|礼服/iu, long()],
  [
    /tutu|芭蕾舞裙|ballet dress/iu,
    hue => ({ wears: 'tutu', sleeves: 'none', top: hue ?? '#f2c4d4', bottom: hue ?? '#f6dbe4', shoes: '#f0b8c8' }),
  ],
  [/\bshorts\b|短裤|泳裤|swim trunks/iu, legs('shorts')],
  [/skirt|短裙|半身裙|百褶裙/iu, legs('skirt')],
  [/dress|nightgown|裙/iu, hue => ({ wears: 'dress', ...(hue && { top: hue, bottom: hue }) })],
  [/tuxedo|燕尾服/iu, allOver('#22222a', { shirt: '#f4f2ec', bowTie: '#16161c', shoes: '#16161c' })],
  [/\bsuits?\b|blazer|西装|西服/iu, allOver('#2c3040', { shirt: '#f4f2ec', tie: '#a8323c', shoes: '#1f1f26' })],
  [
    /overalls|dungarees|背带裤|工装裤/iu,
    // A shirt of the same colour would hide its straps.
    hue => ({ wears: 'trousers', top: '#e8e0d0', bottom: hue ?? '#3f5f9a', bib: hue ?? '#3f5f9a' }),
  ],
  [
    /school uniform|校服/iu,
    hue => ({ wears: 'trousers', sleeves: 'long', top: hue ?? '#3a6fb5', bottom: '#2c3f6a', stripes: '#f4f2ec' }),
  ],
  [
    /football kit|球服|队服/iu,
    hue => ({ wears: 'shorts', sleeves: 'short', top: hue ?? '#d8402e', bottom: '#f2f0ea', shoes: '#2c2a30' }),
  ],
  [/tracksuit|sportswear|运动服|运动装/iu, allOver('#2f6fb0', { shoes: '#f4f4f8' })],
  [/striped shirt|sailor shirt|海魂衫|条纹/iu, hue => ({ top: hue ?? '#f0edf6', stripes: '#2c4a8a' })],
  [/camouflage|army uniform|combat uniform|迷彩|军装/iu, allOver('#5f6b45', { belt: '#3a3a2c', shoes: '#2c2a24' })],
  [/uniform|jumpsuit|pyjamas|pajamas|制服|睡衣|工装|工作服|连体/iu, allOver()],
  [/jeans|牛仔裤/iu, legs('trousers', '#3f5a86')],
  [/trousers|pants|leggings|裤/iu, legs('trousers')],
  [
    /waders|rubber trousers|水裤/iu,
    hue => ({ wears: 'trousers', bottom: hue ?? '#4a5a3a', bib: hue ?? '#4a5a3a', shoes: '#2f3a28' }),
  ],
  [/boots?|shoes?|sneakers?|slippers?|heels|sandals|loafers|flip flops|靴|鞋/iu, hue => (hue ? { shoes: hue } : {})],
  [/waistcoat|马甲/iu, hue => ({ top: '#f0ede4', sleeves: 'long', bib: hue ?? '#4a3a30' })],
  [/t[ -]?shirt|\btee\b|tank top|jersey|vest|T恤|背心|球衣/iu, hue => ({ sleeves: 'short', ...onTop(hue) })],
  [/bow tie|领结/iu, hue => ({ bowTie: hue ?? '#2c2a30' })],
  [/\btie\b|necktie|领带/iu, hue => ({ shirt: '#f4f2ec', tie: hue ?? '#a8323c' })],
  [/scarf|shawl|围巾|披肩|红领巾|neckerchief/iu, along('scarf', HUES['red']!.thing)],
  [/blanket|quilt|duvet|towel|毯|被子|棉被|毛巾|浴巾|襁褓/iu, along('wrap', '#c9a27a')],
  [/cape|cloak|披风|斗篷/iu, along('cape', '#8a2f3f')],
  [/mou?stache|八字胡|小胡子/iu, along('moustache', '#4a3a2e')],
  [/goggles|护目镜/iu, along('goggles', '#3a3e48')],
  [/glasses|spectacles|眼镜|墨镜/iu, along('glasses', '#2c2a30')],
  [/gloves?|mittens?|手套/iu, along('gloves', '#6b4a3a')],
  [/sash|绶带/iu, hue => ({ sash: hue ?? '#c8232f' })],
  [/belt|腰带|皮带/iu, along('belt', '#5a3a22')],
  [/backpack|rucksack|school ?bag|knapsack|书包|背包|双肩包|登山包/iu, along('backpack', '#d8503a')],
  [/delivery box|保温箱|外卖箱/iu, along('backpack', '#2f6fd0')],
  [
    /(?:shoulder|messenger|mail|cross ?body|canvas|tote) ?bag|satchel|挎包|邮包|帆布包|单肩包/iu,
    along('bag', '#6b4a2f'),
  ],
  [/head ?phones|ear ?muffs|耳机|耳罩/iu, hue => ({ headphones: hue ?? '#2c2f3a' })],
  [/stethoscope|听诊器/iu, () => ({ stethoscope: '#3a4350' })],
  [/oxygen tank|diving tank|氧气瓶/iu, hue => ({ tank: hue ?? '#f0c230' })],
  [/welding (?:mask|helmet)|焊接面罩|电焊面罩/iu, hue => ({ shield: hue ?? '#3a3d46' })],
  [/\bmask|口罩/iu, hue => ({ mask: hue ?? '#dfe8ee' })],
  [/necklace|beads|medal|项链|项圈|奖牌|念珠/iu, hue => ({ necklace: hue ?? '#dba634' })],
  [/hard hat|safety helmet|安全帽/iu, hat('helmet', '#f2c230', '#e0a91f')],
  [/helmet|头盔/iu, hat('helmet', '#d8384a')],
  [/peaked cap|police cap|大檐帽/iu, hat('peaked', '#27407a', '#e8c04a')],
  [/straw hat|sun hat|草帽|遮阳帽/iu, hat('wide', '#e3c06a', '#b5502f')],
  [/bamboo hat|conical hat|斗笠/iu, hat('cone', '#c8a45a')],
  [/cowboy hat|fedora|牛仔帽/iu, hat('wide', '#8a5a34', '#3a2a1e')],
  [/top hat|礼帽/iu, hat('top', '#26262e')],
  [/beret|贝雷帽/iu, hat('beret', '#8a2f3f')],
  [/bucket hat|渔夫帽/iu, hat('bucket', '#8a8a5a')],
  [/beanie|woolly hat|毛线帽|针织帽/iu, hat('bobble', '#3f6f9a')],
  [/graduation cap|mortarboard|学士帽/iu, hat('mortarboard', '#2c2f4a', '#e8c04a')],
  [/nurse cap|护士帽/iu, hat('nurse', '#ffffff', '#d8384a')],
  [/bee veil|防蜂帽/iu, hat('veil', '#f2ead2', '#d8d4c4')],
  [/\bveils?\b|头纱|面纱/iu, along('cape', '#fbf8f4')],
  [/turban|包头巾/iu, hat('turban', '#e8dcc4', '#d4a437')],
  [/flower crown|wreath|花环/iu, hat('flowers', '#ec7fae', '#f6f2ea')],
  [/\bhood\b|兜帽/iu, hat('hood', '#4a4a56')],
  [/\bcap\b|鸭舌帽|棒球帽/iu, hat('cap', '#3f6fa8')],
  [/santa hat|christmas hat|圣诞帽/iu, hat('santa', '#c8232f', '#f6f2ea')],
  [/(?:wizard|witch|magician)(?:'s)? hat|巫师帽|魔法帽|尖顶帽/iu, hat('pointed', '#3a2f6a', '#e0b040')],
  [/crown|tiara|皇冠|王冠|头冠/iu, hat('crown', '#e8c04a')],
  [/bowler|圆顶礼帽|高帽/iu, hat('top', '#26262e')],
  [/(?:wide[- ]brimmed|brimmed) hat|\bhats?$|帽子?$/iu, hat('wide', '#7a6248', '#3a2a1e')],
  [/bald|光头/iu, () => ({ hair: { style: 'none' } })],
  [
    /sweater|pullover|jumper|cardigan|jacket|shirt|blouse|clothes|毛衣|开衫|夹克|衬衫|衬衣/iu,
    hue => ({ sleeves: 'long', ...onTop(hue) }),
  ],
]

/** Applies a garment; for an unknown cut, only its colour. */
export function cutGarment(words: string, colour: string | undefined): Attire {
  return (findGarment(words) ?? onTop)(thingHue(colour))
}

/** The cut of a garment; undefined if it is unknown. */
export const findGarment = (words: string): Cut | undefined => GARMENTS.find(([name]) => name.test(words))?.[1]

/** Clothes of a trade by name: `green uniform`, `peaked cap`. */
export function cutOutfit(outfit: readonly string[]): Attire {
  const attire: Attire = {}
  for (const phrase of outfit) {
    const [first = '', ...rest] = phrase.split(' ')
    const hue = thingHue(hueCalled(first) ?? first)
    const words = hue === undefined ? phrase : rest.join(' ')
    const garment = GARMENTS.find(([name]) => name.test(words))
    if (!garment) throw new Error(`there is no cut for the garment "${phrase}"`)
    Object.assign(attire, garment[1](hue))
  }
  return attire
}
