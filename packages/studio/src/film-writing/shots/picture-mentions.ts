import { hasHan } from '@kinora/media/language/has-han'

const MENTION = /(?:图片?|照片|picture|image|photo)\s?(\d|[一二三四五六七])/giu

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const ORDINALS_ZH = '一二三四五六七'
const KINDS = '(?:picture|photo(?:graph)?|image)'
const GIVEN = String.raw`(?:I|we)\s(?:attach|attached|give|gave|supply|supplied|send|sent|uploaded?|provided?)`
/** `my second picture`, `the old photograph I attach`, `the supplied image`. */
const NTH = new RegExp(String.raw`\b(?:the|my|our)\s(${ORDINALS.join('|')})\s${KINDS}\b(?!\s?\d)`, 'giu')
const OWN = new RegExp(
  String.raw`\b(?:(?:the|my|our|an?)\s(?:[\w-]+\s){0,2}?${KINDS}\s(?:that\s)?${GIVEN}|(?:my|our|the\s(?:supplied|attached|given|enclosed|uploaded))\s${KINDS})\b(?!\s?\d)`,
  'giu',
)
const THE = /\b(?:the|that|this)\s(?:picture|image)\b(?!\s?\d)/giu
const THE_PHOTO = /\b(?:the|that|this)\s(?:old\s)?photo(?:graph)?\b(?!\s?\d)/giu
const OWN_ZH =
  /我们?(?:给|发|传|上传|提供|附上?)的(?:那|这)?[张幅]?[^，。、（(]{0,6}?(?:图片?|照片|相片)|(?<=在|用|是|到)(?:这|那)张(?:图片?|照片)/gu
/** The picture of the product is the first. */
const PRODUCT = /\b(?:the|our|my)\s(?:product|pack)\s(?:picture|photo|image|shot)\b|产品(?:原)?(?:图片?|照片)/giu
const NTH_ZH = /(?:我的|我们的)?第([一二三四五六七])[张幅](?:图片?|照片)/gu

/** A text that mentions the pictures of its request by number: `my second picture` is `picture 2`. */
export function numberPictures(text: string, count: number): string {
  const numbered = text
    .replaceAll(NTH, (_, nth: string) => `picture ${ORDINALS.indexOf(nth.toLowerCase()) + 1}`)
    .replaceAll(PRODUCT, (said: string) => (hasHan(said) ? '图1' : 'picture 1'))
    .replaceAll(NTH_ZH, (_, nth: string) => `图${ORDINALS_ZH.indexOf(nth) + 1}`)
  if (count !== 1) return numbered
  const isPhoto = OWN.test(numbered) && /photo/iu.test(numbered)
  OWN.lastIndex = 0
  const owned = numbered.replaceAll(OWN, 'picture 1').replaceAll(THE, 'picture 1').replaceAll(OWN_ZH, '图1')
  return isPhoto ? owned.replaceAll(THE_PHOTO, 'picture 1') : owned
}

/** The scene shows a picture and nothing else: `the flower from picture 2, very slow push-in`, 图1（粉色盘子）. */
const AS_IT_IS =
  /^(?:(?:back|again)\s)?(?:(?:to|on|with)\s)?(?:[^,.;]{0,70}?\s(?:from|of|in|as in|exactly with|with)\s)?(?:picture|photo|image)\s(\d)(?=\s*(?:$|[,，.。;；:：(（]|again\b|once more\b|as\b|with\b|and\s(?:then\s)?(?:slowly\s)?(?:move|push|zoom|pull)s?\b))|^(?:回到)?图\s?(\d)(?=\s*(?:$|[,，.。;；(（]))/iu

/** The picture that a scene shows as it is. */
export function pictureAsItIs(scene: string, count: number): number | undefined {
  const found = AS_IT_IS.exec(scene.trim())
  const at = found ? Number(found[1] ?? found[2]) - 1 : -1
  return at >= 0 && at < count ? at : undefined
}

/** The pictures of the request that a text mentions by their numbers: `picture 2` is 1. */
export const mentionedPictures = (text: string): number[] =>
  [...text.matchAll(MENTION)].map(([, number = '']) => placeOf(number))

/** `图2` is the number in the request; an engine counts the pictures of the shot. */
export const numberLocally = (text: string, pictures: readonly number[]): string =>
  text.replaceAll(MENTION, (whole, number: string) => {
    const place = pictures.indexOf(placeOf(number))
    return place < 0 ? whole : whole.replace(number, String(place + 1))
  })

const placeOf = (number: string): number =>
  '一二三四五六七'.includes(number) ? '一二三四五六七'.indexOf(number) : Number(number) - 1
