type Somebody = { words: string; gender: 'female' | 'male' | 'any' }

const PEOPLE =
  'woman|women|lady|girl|mother|grandmother|queen|princess|bride|actress|man|men|gentleman|boy|father|grandfather|king|prince|groom|sailor|dancer|singer|child|children|person|people|couple|driver|farmer|chef|teacher|doctor|dog|cat|horse|bird|fox|rabbit|bear|robot|astronaut'
/** Who a scene introduces, with what is worn: `a young woman in a red dress`; after a name, `Marco, a man in a suit, `. */
const INTRODUCED = new RegExp(
  `^(?:[^,]{1,30},\\s)?((?:an?|the|my|our|two|three)\\s(?:[\\w-]+\\s){0,3}?(?:${PEOPLE})\\b(?:\\s(?:in|with|wearing)\\s(?:an?\\s)?(?:[\\w-]+\\s){0,2}?(?:dress|coat|suit|hat|jacket|shirt|uniform|robe|cloak|raincoat|sweater|scarf|beard|hair|glasses))?)`,
  'iu',
)
const INTRODUCED_ZH =
  /((?:[一两三](?:位|个|名|只|条|匹)|我的)[^，。]{0,14}?(?:女孩|女人|女士|姑娘|奶奶|母亲|妈妈|男孩|男人|先生|爷爷|父亲|爸爸|老人|孩子|少年|少女|宇航员|猫|狗|马|狐狸|兔子|机器人))/u
const FEMALE =
  /\b(?:wom[ae]n|lady|girl|mother|grandmother|queen|princess|bride|actress)\b|女|姑娘|奶奶|母亲|妈妈|少女/iu
const MALE = /\b(?:m[ae]n|gentleman|boy|father|grandfather|king|prince|groom)\b|男|先生|爷爷|父亲|爸爸|少年/iu

const PRONOUN = /^(she|he|it|they)\s|^([她他它])们?(?!们)/iu
const GENDERS: Readonly<Record<string, Somebody['gender']>> = { she: 'female', 她: 'female', he: 'male', 他: 'male' }

/**
 * Says who is meant where a scene begins with a pronoun: each is filmed by itself, and nobody knows there who was in the one
 * before.
 */
export function namePronouns(scenes: readonly string[]): string[] {
  const introduced: Somebody[] = []
  return scenes.map(text => {
    const [whole = '', english, chinese] = PRONOUN.exec(text) ?? []
    const gender = GENDERS[(english ?? chinese ?? '').toLowerCase()] ?? 'any'
    const meant = whole && introduced.findLast(one => gender === 'any' || one.gender === gender || one.gender === 'any')
    if (meant) return `${meant.words}${english ? ' ' : ''}${text.slice(whole.length)}`
    const words = INTRODUCED.exec(text)?.[1] ?? INTRODUCED_ZH.exec(text)?.[1]
    if (words) introduced.push({ words, gender: FEMALE.test(words) ? 'female' : MALE.test(words) ? 'male' : 'any' })
    return text
  })
}
