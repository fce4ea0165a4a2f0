export type Gender = 'female' | 'male'

const FEMALE =
  /女(?!儿红|娲)|妈|奶奶|外婆|姥姥|婆婆|姐|妹|姑娘|公主|阿姨|太太|皇后|她|\b(?:girl|woman|lady|female|mother|mom|mum|grandmother|grandma|sister|queen|princess|aunt|mrs|ms|miss|she|her)\b/iu
const MALE =
  /男|爸|爷爷|外公|哥|弟|叔|先生|王子|国王|皇帝|(?<!其)他|\b(?:boy|man|male|father|dad|grandfather|grandpa|brother|king|prince|uncle|mr|sir|he|his)\b/iu

/** What a name and a description say of somebody; nothing where they say neither. A king with a daughter is a man: the first word counts. */
export function detectGender(words: string): Gender | undefined {
  const [female, male] = [words.search(FEMALE), words.search(MALE)]
  if (female < 0 && male < 0) return undefined
  return female >= 0 && (male < 0 || female <= male) ? 'female' : 'male'
}
