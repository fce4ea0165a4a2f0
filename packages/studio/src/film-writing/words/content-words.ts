import { hasHan } from '@kinora/media/language/has-han'
// Words without content: function words, requests for a film, and introductions of speech, text or the next scene.
const ENGLISH = `a an the this that these those my your his her its our their and or but so as of in on at to from by with without for
  into onto over under up down out off near about after before then than while when where who which what is are was were be been being am
  it he she they we you i me him them us not no do does did has have had will would can could should may might must shall there here
  very more most much many some any all each every both other another per just only also too such own same one ones
  make makes made making show shows showing shown see seen create generate want wants please let use uses using used add need like look looks
  video videos film films movie clip clips ad ads advert advertisement commercial spot mv shot shots scene scenes picture pictures image images photo photos
  style styled music soundtrack bgm song narration narrator voice voiceover narrated background camera second seconds s sec
  title titles caption captions slogan tagline text texts say says said saying ask asks asked answer answers answered reply replies replied shout shouts shouted whisper whispers whispered
  finally next afterwards feature features point points selling audience target`
const CHINESE = `的 了 着 地 得 之 也 都 就 还 很 更 最 在 和 与 及 或 而 但 是 有 这 那 个 一 一个 我 你 他 她 它 我们 你们 他们 请 把 被 让 给 用 为 以 从 到 向 对 要 想 会 能 可以
  不 没有 上 下 里 中 后 前 时 来 去 等 些 一些 一段 这个 那个 一条 制作 生成 做 拍 视频 短片 影片 电影 广告 广告片 片子 镜头 画面 场景 图片 图 照片 风格 音乐 配乐 旁白 解说 配音 背景 秒 并 然后 最后 接着 随后 接下来 之后
  标题 字幕 片名 口号 广告语 文案 卖点 特点 亮点 目标 人群 说 说道 问 问道 喊 喊道 回答`
const EMPTY = new Set(`${ENGLISH} ${CHINESE}`.split(/\s+/u))

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** The content words of a text, as written, each once. */
export function contentWords(text: string): string[] {
  const found = new Map<string, string>()
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const word = segment.toLowerCase()
    if (isWordLike && !EMPTY.has(word) && /\p{L}/u.test(word) && !found.has(word)) found.set(word, segment)
  }
  return [...found.values()]
}

/**
 * Words of a text that do not occur in others, in any form: words without effect. Words match by stem, so that `folds`
 * uses `folding`.
 */
export function unusedWords(text: string, texts: readonly string[]): string[] {
  const used = texts.join(' ').toLowerCase()
  return contentWords(text).filter(word => !used.includes(stemOf(word.toLowerCase())))
}

const stemOf = (word: string): string =>
  hasHan(word) || word.length < 5 ? word : word.slice(0, Math.max(4, word.length - 3))
