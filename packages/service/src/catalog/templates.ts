/** A scene for photos: the number of pictures, its length and its action. */
export type Template = {
  id: string
  pictures: readonly [min: number, max: number]
  seconds: number
  about: { en: string; zh: string }
}

type Row = readonly [id: string, pictures: Template['pictures'], en: string, zh: string]

const ONE = [1, 1] as const
/** Both people in one picture, or one picture for each. */
const COUPLE = [1, 2] as const

// Engines know how to make a template by its id; the studio's are in its folder `templates`.
const ROWS: readonly Row[] = [
  ['hug', COUPLE, 'Two people come together and hold each other', '两个人走近并相拥'],
  ['hugging', COUPLE, 'A hug under falling petals', '花瓣飘落中的拥抱'],
  ['hugging_pro', COUPLE, 'A hug in warm light, with petals and hearts', '暖光、花瓣与爱心中的拥抱'],
  [
    'couple_arrival',
    COUPLE,
    'Two people arrive from both sides, with roses and flashes',
    '两人从两侧登场，玫瑰与闪光灯',
  ],
  ['kiss', COUPLE, 'Two people lean together for a kiss, with hearts', '两人相依亲吻，爱心环绕'],
  ['kissing', COUPLE, 'A kiss under falling petals', '花瓣飘落中的亲吻'],
  ['kissing_pro', COUPLE, 'A kiss seen close, with roses and light', '近景亲吻，玫瑰与光芒'],
  ['cheek_kiss', COUPLE, 'One kisses the other on the cheek', '一人亲吻另一人的脸颊'],
  ['french_kiss', COUPLE, 'A long kiss, the camera comes close', '深情长吻，镜头推近'],
  ['french_kiss_8s', COUPLE, 'The same long kiss in eight seconds', '八秒的深情长吻'],
  ['rain_kiss', COUPLE, 'A kiss in the rain', '雨中之吻'],
  ['blow_kiss', ONE, 'Somebody blows kisses at the camera', '对着镜头飞吻'],
  ['live_memory', ONE, 'An old photo comes to life and gets its colours back', '老照片焕发生机、恢复色彩'],
  ['exotic_princess', ONE, 'A princess of another land: its palace, crown and colours', '异国公主：宫殿、王冠与色彩'],
  ['beast_companion', ONE, 'Somebody beside a wild beast', '与野兽为伴'],
  ['subject_3', [1, 3], 'Up to three people or things come together and celebrate', '最多三个人物或物品相聚庆祝'],
  [
    'pubg_winner_hit',
    ONE,
    'A winner dances in golden light, with confetti and a trophy',
    '金光、彩带与奖杯中的胜利之舞',
  ],
  ['outfit_show', [2, 2], 'A person puts on what the second picture shows', '人物穿上第二张图片中的服装'],
  ['ghibli', ONE, 'The photo becomes a hand-painted picture', '照片变成手绘动画风格'],
  ['minecraft', ONE, 'The photo becomes a world of blocks', '照片变成方块世界'],
  ['simpsons_comic', ONE, 'The photo becomes a flat cartoon', '照片变成平面卡通'],
  ['fairy_me', ONE, 'Somebody gets wings, and floats among sparkles', '长出翅膀，在闪光中飘浮'],
  ['shake_it_down', ONE, 'Somebody dances under coloured lights', '彩灯下热舞'],
  ['turn_into_zombie', ONE, 'Somebody turns into a zombie', '变成僵尸'],
  ['head_to_balloon', ONE, 'A head swells to a balloon and floats away', '头变成气球飘走'],
  ['wednesdays_vibe', ONE, 'A deadpan dance in a gothic storm', '哥特风暴中的冷面之舞'],
  ['covered_liquid_metal', ONE, 'Liquid metal covers somebody from the feet up', '液态金属自下而上覆盖全身'],
]

// The contract's length, except for a template with another length in its name.
const SECONDS: Readonly<Record<string, number>> = { french_kiss_8s: 8 }

export const templates: readonly Template[] = ROWS.map(([id, pictures, en, zh]) => ({
  id,
  pictures,
  seconds: SECONDS[id] ?? 4,
  about: { en, zh },
}))

export const TEMPLATE_IDS: readonly string[] = templates.map(({ id }) => id)

export const PICTURES_BY_TEMPLATE = Object.fromEntries(templates.map(({ id, pictures }) => [id, pictures]))
