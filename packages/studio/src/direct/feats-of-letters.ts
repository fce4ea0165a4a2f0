import { hueIn } from '../hues/find-hues.ts'
import type { Feat } from './feat.ts'
import { drop, isLiving, isSomebody } from './players.ts'
import { spriteName } from './words/noun-table.ts'

/** What is written without marks: `the word LOVE`, 组成文字“爱”. */
const WRITTEN =
  /\b(?:words?|titles?|text|logo|letters|name|sign|slogan|message|brand|lettering)\b[^.A-Z"“]{0,24}["“']?([A-Z][A-Z0-9]+(?: [A-Z0-9]{2,}){0,3})\b/u

const OF_LIGHT =
  /\b(?:particles?|sparks?|stardust|fireflies|dust|dots|stars|points of light|embers|glitter)\b|粒子|火花|星尘|光点|萤火虫|星光/iu

/** `sparks form the word LOVE`, `letters fall together into a title`: scattered first, read last. */
const letters: Feat = {
  said: /\b(?:form|assembl|spell|fall|drop|fly|flies|com|gather|appear|flicker|light|writ|typ|buil|tumbl|rain|arrang|reveal)\w*\b.*\b(?:words?|titles?|text|logo|letters?|name|sign)\b|\b(?:words?|titles?|text|logo|letters?|sign)\b.*\b(?:form|assembl|spell|fall|drop|fly|flies|gather|appear|flicker|light|writ|typ|buil|tumbl|reveal)\w*|(?:文字|字母|标题|汉字|字|logo|标志).*(?:落|降|组成|汇聚|拼|浮现|亮|闪|出现)|(?:组成|汇聚成|拼成|形成|化作).*(?:字|标题|[“"])|霓虹.*写着/iu,
  stage(play) {
    const { words, shot } = play
    const text = shot.texts?.[0]?.text ?? WRITTEN.exec(words)?.[1]
    if (!text || play.cast.some(isLiving)) return undefined
    if (OF_LIGHT.test(words)) {
      drop(play, () => true)
      const colours = [hueIn(words) ?? 'gold', 'orange']
      const forms = ['scatter', `letters:${text}`].map(of => ({ of, count: 1 }))
      return { place: 'abstract', texts: [], colours, imagery: { kind: 'particles', colours, forms } }
    }
    drop(play, one => /letter|title|word|logo|text|sign|字|标题|霓虹/iu.test(one.words) && !isLiving(one))
    // Where there is something else to see, words are written over it as ever.
    if (play.cast.length > 0 || shot.texts?.some(({ isLast }) => isLast)) return undefined
    const isNeon = /neon|flicker|tube|霓虹|闪烁/iu.test(words)
    const isTyped = /\btyp|typewriter|打字/iu.test(words)
    const enters = isNeon ? 'flickering' : isTyped ? 'typed' : 'falling'
    return {
      texts: [{ text, enters }],
      ...(isNeon
        ? { place: 'street', where: 'neon-street', time: 'night' }
        : shot.subjects.length === 0 || shot.place === 'table'
          ? { place: 'sweep', backdrop: 'black' }
          : {}),
    }
  },
}

const FORMS: readonly (readonly [words: RegExp, pictogram: string, hue: string])[] = [
  [/heart|心/iu, '❤️', 'red'],
  [/face|脸/iu, '👩', 'gold'],
  [/butterfly|蝴蝶/iu, '🦋', 'blue'],
  [/bird|鸟/iu, '🕊️', 'white'],
  [/tree|树/iu, '🌳', 'green'],
  [/globe|earth|planet|地球/iu, '🌍', 'blue'],
  [/rose|玫瑰/iu, '🌹', 'red'],
  [/flower|花/iu, '🌸', 'pink'],
  [/whale|鲸/iu, '🐋', 'blue'],
  [/fish|鱼/iu, '🐠', 'cyan'],
  [/horse|马/iu, '🐎', 'gold'],
  [/dragon|龙/iu, '🐉', 'gold'],
  [/moon|月/iu, '🌙', 'gold'],
  [/hand/iu, '✋', 'gold'],
  [/brain|大脑/iu, '🧠', 'pink'],
  [/star|星/iu, '⭐', 'gold'],
]

/** `particles gather into a heart`: what they form has a picture. */
const formed: Feat = {
  said: /\b(?:particles|sparks|stardust|fireflies|points of light|stars|embers)\b.{0,40}\b(?:form|gather|assembl|com|swirl|turn|shape|arrang)\w*\b.{0,24}\b(heart|face|star|bird|butterfly|tree|globe|earth|flower|rose|fish|whale|horse|dragon|moon|planet|hand|brain)\b|(?:粒子|光点|星尘|萤火虫|星星|火花)\p{Script=Han}{0,4}(?:汇聚|聚集|组成|形成|化作|凝聚)(?:成|为)?\p{Script=Han}{0,4}?(心|脸|星|鸟|蝴蝶|树|地球|花|玫瑰|鱼|鲸|马|龙|月|大脑)/iu,
  stage(play) {
    const [, english, chinese] = this.said.exec(play.words)!
    const row = FORMS.find(([said]) => said.test(english ?? chinese ?? ''))
    if (!row || play.cast.some(isSomebody)) return undefined
    drop(play, () => true)
    const hue = hueIn(play.words) ?? row[2]
    const forms = ['scatter', spriteName(row[1])].map(of => ({ of, count: 1 }))
    const colours = [hue, 'white']
    return { place: 'abstract', colours, imagery: { kind: 'particles', colours, forms } }
  },
}

/** Words and pictures that come together of something. */
export const FEATS_OF_LETTERS: readonly Feat[] = [letters, formed]
