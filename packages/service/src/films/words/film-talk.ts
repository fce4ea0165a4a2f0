const GROUPS =
  'famil(?:y|ies)|kids|children|toddlers|babies|teens|teenagers|students|pupils|parents|moms|mums|dads|mothers|fathers|adults|women|men|girls|boys|seniors|professionals|commuters|workers|beginners|travell?ers|tourists|gamers|runners|athletes|cooks|couples|everyone|people|viewers|customers|users|buyers|owners|fans|lovers|millennials|gen z'
const GROUPS_ZH =
  '人群|用户|家庭|学生|上班族|年轻人|白领|妈妈|宝妈|家长|父母|老人|老年人|儿童|孩子|小朋友|女性|男性|消费者|观众|群体|青年|人士|爱好者|.族|.党|人'

/** Names the audience of the film or product. */
const AUDIENCES: readonly RegExp[] = [
  /^(?:(?:the|our|my|its|this)\s)?(?:(?:main|core|primary|key|intended|target(?:ed)?)\s)+(?:audiences?|users?|customers?|clients?|groups?|markets?|consumers?|viewers?|demographics?|buyers?)\b/iu,
  /^(?:the |our )?audience(?:\s*[:：]|\s(?:is|are|will be)\s(?!\w+ing\b))/iu,
  new RegExp(
    String.raw`^(?:(?:it|this|the \w+|we)\s?(?:is|are|'s|’s|'re)\s)?(?:aimed at|targeted at|target(?:ing|s)?|geared (?:to|towards?)|meant for|intended for|directed at)\s`,
    'iu',
  ),
  new RegExp(
    String.raw`^for (?:an audience of\s.*|(?:[\w'’-]+\s){0,3}?(?:${GROUPS})(?:\s(?:with|who|in|of|aged|over|under|between|and|from)\b.*)?)$`,
    'iu',
  ),
  /^(?:我们的?|主要|核心|产品的?|本片的?|影片的?|视频的?)*(?:目标|潜在|核心|主要)(?:用户|人群|客户|受众|群体|观众|消费者|客群)/u,
  /^(?:主要)?受众(?:人群|群体)?(?:是|为|主要|[:：])/u,
  new RegExp(`^(?:主要|重点|专门)?(?:面向|针对|瞄准)(?:的是)?.{0,12}(?:${GROUPS_ZH})(?:群体|人群)?$`, 'u'),
]

/** The mood of a film. Words of the first list describe only films and stories; a blanket can also be warm and soft. */
const OF_FILMS =
  'funny|humorous|heart-?warming|emotional|touching|upbeat|dramatic|epic|nostalgic|inspiring|inspirational|uplifting|cheerful|quirky|witty|whimsical|suspenseful|cinematic|light-?hearted|playful|energetic|mysterious|sentimental|poetic|moving|serious|humou?r|comedic|hilarious|joyful|melancholic|fast-paced|slow-paced'
const OF_ANYTHING =
  'warm|calm|minimal|minimalist|light|bright|dark|quiet|peaceful|dreamy|magical|gentle|sincere|honest|bold|edgy|cool|cute|sweet|tender|relaxed|casual|positive|friendly|professional|elegant|modern|fresh|youthful|lively|romantic|happy|sad|cozy|cosy|natural|simple|soft|premium|luxurious|fun|exciting'
const ADVERBS = '(?:(?:very|really|a (?:bit|little)|rather|quite|more|not too|slightly|super|so)\\s)?'
const FEELS = `${ADVERBS}(?:${OF_FILMS}|${OF_ANYTHING})`
const AND = '(?:,?\\s(?:and|but|yet|or)\\s|,\\s|\\s)'
const KIND = '(?:\\s(?:tone|mood|feel(?:ing)?|style|vibe|voice|manner|atmosphere|touch|note|look))'
const ADJECTIVES = new RegExp(`^(?:an?\\s)?${FEELS}(?:${AND}${FEELS})*(${KIND})?(?:,?\\splease)?$`, 'iu')
const OF_FILM = new RegExp(`\\b(?:${OF_FILMS})\\b`, 'iu')
const FRAMED = new RegExp(
  `^(?:please\\s)?(?:(?:keep|make|let)\\s(?:it|everything|things|the\\s\\w+)(?:\\s(?:be|feel))?|(?:it|this|the\\s\\w+(?:\\s\\w+)?)\\s(?:is|should\\sbe|should\\sfeel|must\\sbe|must\\sfeel|feels?)|(?:in|with)\\san?|(?:tone|mood|style)\\s*[:：])\\s(?:an?\\s)?${FEELS}(?:${AND}${FEELS})*(${KIND})?$`,
  'iu',
)
const OF_FILMS_ZH =
  '幽默|搞笑|感人|热血|励志|诙谐|悬疑|俏皮|烟火气|热闹|活泼|治愈|欢快|严肃|文艺|动感|搞怪|沙雕|煽情|怀旧'
const OF_ANYTHING_ZH =
  '温暖|温馨|轻松|可爱|浪漫|专业|高级|大气|简约|清新|活力|梦幻|神秘|紧张|唯美|诗意|真实|自然|亲切|有趣|明快|清爽|高端|时尚|年轻|柔和|宁静|安静'
const FEELS_ZH = `(?:${OF_FILMS_ZH}|${OF_ANYTHING_ZH})`
const LIST_ZH = `(?:有点?|带点?)?${FEELS_ZH}(?:感|有?)(?:(?:[、和又而]|并且|而且)?(?:有|带)?${FEELS_ZH})*`
const ADJECTIVES_ZH = new RegExp(`^${LIST_ZH}(?:的感觉|的风格|的氛围|感)?$`, 'u')
const OF_FILM_ZH = new RegExp(OF_FILMS_ZH, 'u')
const FRAMED_ZH = new RegExp(
  `^(?:整体|视频|片子|影片|短片|广告|画面|语气|基调|氛围|感觉|情绪|风格|调性)*(?:要|请|尽量|最好|应该|希望|需要|不要|别|偏|是|做得|拍得)+(?:太|很|更|比较|偏|稍微)?${LIST_ZH}(?:一点|一些|些|的感觉|的风格|感|的)?$|^(?:整体|视频|片子|影片|短片|广告|画面|语气|基调|氛围|感觉|情绪|风格|调性)+(?:太|很|更|比较|偏)?${LIST_ZH}(?:一点|一些|些|的)?$|^${LIST_ZH}(?:一点|一些|些)$`,
  'u',
)

/** Instructs the makers of the film. */
const INSTRUCTIONS: readonly RegExp[] = [
  /^(?:please\s)?(?:make|keep|cut|limit|hold|edit)\s(?:it|this|(?:the|my|our) (?:film|video|ad|clip|spot|whole thing))\s(?:to\s|at\s|under\s|within\s|below\s|around\s|about\s|no longer than\s|for\s|into\s)*(?:an?\s)?(?:\d+|ten|fifteen|twenty|thirty|forty|sixty)\b/iu,
  /^(?:it |the (?:film|video|ad|clip) )?(?:should|must|has to|needs to) (?:be|last|run|take)\b.*\b(?:seconds?|secs?|minutes?|long|short)\b/iu,
  /^(?:(?:a |the )?(?:total |overall )?(?:length|duration|running time|runtime)\b|(?:about |around |roughly |at most |under )?\d+[ -]?(?:s|secs?|seconds?|minutes?)(?: long| in total| please)?$)/iu,
  /^(?:shot |made |filmed |told |it is )?in the (?:style|manner|spirit) of\b/iu,
  /^(?:please\s)?(?:use(?! it\b)|with|add|include|have|give it|put|no|without|do not use|don't use|avoid|read by|spoken by|narrated by)\s(?:[\w'’-]+\s){0,4}?(?:voice|voices|voice-?over|narrat(?:or|ion)|music|soundtrack|subtitles?|captions?|logo|transitions?|text on screen|on-screen text|sound effects)\b/iu,
  /^(?:请|要|需要|尽量|最好)*(?:总?时长|片长|长度|控制在|不超过|大概|大约|做成|剪成)?(?:为|是|在|控制在|不超过)*\s*\d+\s*(?:秒钟?|分钟)(?:以内|左右|之内|的?(?:视频|短片|片子|广告))?$/u,
  /^(?:请|要|需要|最好|记得)?(?:加上?|配上?|带上?|用|使用|添加|不要|不加|无需|不用)(?:.{0,6})(?:字幕|配音|旁白|女声|男声|童声|音乐|配乐|转场|特效|logo)$/iu,
  /^(?:请|要|需要|最好)+(?:有|加上?|配上?|听到).{1,10}(?:声|音效)$/u,
]

/** `quiet documentary feel`: a few words and the kind of impression. */
const IMPRESSION = /^(?:an?\s)?(?:[\w-]+\s){1,3}(?:feel|feeling|tone|mood|vibe|atmosphere)$/iu

const ENDS = /^[\s,，、;；:：]+|[\s.。!！,，;；]+$/gu

/**
 * True if a sentence or clause is about the film rather than its content: its audience, its mood, or instructions to
 * its makers. In an advertisement adjectives alone may describe the product.
 */
export function isFilmTalk(words: string, { isOfThing = false } = {}): boolean {
  const text = words.replaceAll(ENDS, '')
  const tone = ADJECTIVES.exec(text) ?? ADJECTIVES_ZH.exec(text)
  if (tone && (!isOfThing || tone[1] !== undefined || OF_FILM.test(text) || OF_FILM_ZH.test(text))) return true
  return (
    FRAMED.test(text) ||
    IMPRESSION.test(text) ||
    FRAMED_ZH.test(text) ||
    AUDIENCES.some(words => words.test(text)) ||
    INSTRUCTIONS.some(words => words.test(text))
  )
}
