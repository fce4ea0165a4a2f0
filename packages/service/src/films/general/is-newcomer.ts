/** When or where, before it is said who. */
const LEAD = String.raw`(?:(?:at|in|on|under|by|near|before|after|during|outside|inside|behind)\s[^,]{1,30}?,?\s+)?`

/** Begins with somebody who was not there before: `An old woman waters…`, `Marco, a man in a suit, runs…`, `Pigeons fly…`, 两只白鹤飞过. */
const NEWCOMERS: readonly RegExp[] = [
  new RegExp(`^${LEAD}(?:an?|two|three|four|five|six|seven|eight|nine|ten|several|some|many|\\d+)\\s`, 'iu'),
  /^\p{Lu}\p{Ll}+,\s(?:an?|the)\s/u,
  // Several of a kind, and a verb that has no ending after them.
  /^(?!(?:this|his|its|is|was|us|as|always)\b)[a-z-]*[a-rt-z]s\s(?![a-z]+(?:s|ed|ing)\b)[a-z]+/iu,
  /^(?:[^，。]{1,12}[，里上边旁中下])?(?:(?:[一两二三四五六七八九十几]|\d+)[个只位名条头匹群对艘辆架座朵棵]|许多|一些|很多|人们)/u,
]

/** Everybody knows these, and none of them is what a picture was given for. */
const KNOWN_TO_ALL = new RegExp(
  `^${LEAD}the\\s(?:whole\\s|full\\s|old\\s)?(?:stars?|sun|moon|sky|wind|rain|snow|storm|night|day|morning|sea|ocean|waves?|world|city|town|village|streets?|lights?|lanterns?|clouds?|leaves|camera|people|crowd)\\b|^(?:[^，。]{1,8}[，里上中下])?(?:满天|漫天)?(?:星星|星空|太阳|月亮|天空|大?[风雨雪](?=[停下落吹飘])|夜幕|大海|海浪|城市|灯光|云|镜头|画面|古镇|街道|村庄|人群)`,
  'iu',
)

/** Whether a scene is about somebody who was not there before. */
export const isNewcomer = (text: string): boolean => NEWCOMERS.some(words => words.test(text))

/** Whether a scene is about what is there by itself: the stars, the rain, a town. */
export const isOfTheWorld = (text: string): boolean => KNOWN_TO_ALL.test(text)
