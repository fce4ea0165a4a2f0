import type { Language } from '@kinora/media/language/detect-language'
import type { Brief } from './read-brief.ts'

type Row = readonly [named: RegExp, en: string, zh: string]

/**
 * Scenes of shops, trades and services, which a picture of a product does not show. The order matters: the taught
 * subject comes before the manner.
 */
const ROWS: readonly Row[] = [
  [
    /\bphotograph\w* (?:courses?|class(?:es)?|lessons?|workshops?|studio)\b|摄影(?:课|课程|班|工作室)|照相馆/iu,
    'A photographer takes pictures of a flower in a park',
    '一位摄影师在公园里拍一朵花',
  ],
  [
    /\b(?:piano|music|guitar|violin) (?:courses?|class(?:es)?|lessons?|school)\b|(?:钢琴|音乐|吉他|小提琴)(?:课|课程|班|学校)|琴行/iu,
    'A girl plays the piano in a room',
    '一个女孩在房间里弹钢琴',
  ],
  [
    /\b(?:dance|ballet) (?:courses?|class(?:es)?|lessons?|school|studio)\b|舞蹈(?:课|课程|班|学校)?/iu,
    'A young woman dances on a stage',
    '一个女孩在舞台上跳舞',
  ],
  [
    /\b(?:cooking|baking) (?:courses?|class(?:es)?|lessons?|school)\b|(?:烹饪|烘焙)(?:课|课程|班|学校)/iu,
    'A chef cooks in a kitchen',
    '一位厨师在厨房里做饭',
  ],
  [
    /\b(?:painting|drawing|art) (?:courses?|class(?:es)?|lessons?|school)\b|(?:绘画|美术|画画)(?:课|课程|班|学校)?/iu,
    'A girl paints a picture at an easel in a room',
    '一个女孩在房间里画画',
  ],
  [
    /\b(?:swimming) (?:courses?|class(?:es)?|lessons?|school)\b|游泳(?:课|课程|班|馆)/iu,
    'A swimmer swims in a pool',
    '一个人在泳池里游泳',
  ],
  [
    /\blanguage\b|\b(?:english|french|spanish|german|chinese|japanese) (?:courses?|class(?:es)?|lessons?|school|app)\b|(?:英语|日语|法语|外语|语言|口语)/iu,
    'Two people talk at a table in a cafe',
    '两个人在咖啡馆的桌边聊天',
  ],
  [
    /\b(?:courses?|class(?:es)?|lessons?|school|tutor\w*|academy|training|bootcamp)\b|课程|网课|培训|补习|辅导|学校|学院/iu,
    'A teacher stands before a blackboard in a classroom',
    '一位老师站在教室的黑板前',
  ],
  [/\bplumb\w*|管道|水管工|疏通/iu, 'A plumber kneels beside a sink in a kitchen', '一位水管工在厨房里修水龙头'],
  [/\belectrician\w*|电工|电路/iu, 'An electrician on a ladder repairs a lamp in a room', '一位电工在房间里修灯'],
  [
    /\b(?:bakery|patisserie|bakehouse)\b|面包[店坊房]|烘焙坊|蛋糕店/iu,
    'A baker puts bread into an oven in a bakery',
    '一位面包师在面包房里烤面包',
  ],
  [
    /\b(?:florists?|flower (?:shop|store|delivery))\b|花店|花坊|花艺|鲜花店/iu,
    'A florist holds a bouquet of flowers in a flower shop',
    '一位花店老板在花店里抱着一束花',
  ],
  [
    /\b(?:cafes?|café|coffee (?:shop|house|bar))\b|咖啡[馆厅店]/iu,
    'A barista pours coffee in a cafe',
    '一位咖啡师在咖啡馆里倒咖啡',
  ],
  [/\b(?:tea ?house)\b|茶馆|茶楼|茶舍/iu, 'Two people drink tea at a table in a cafe', '两位老人在茶馆里喝茶'],
  [
    /\b(?:restaurants?|diner|bistro|pizzeria|eatery|catering)\b|餐厅|饭店|餐馆|火锅店|面馆|酒楼/iu,
    'A chef cooks in a restaurant kitchen',
    '一位厨师在餐厅的厨房里炒菜',
  ],
  [
    /\b(?:hair ?(?:salon|dressers?)|barber\w*|salon)\b|理发|美发|发廊/iu,
    'A hairdresser cuts the hair of a woman in a hair salon',
    '一位理发师在理发店里给一个女人剪头发',
  ],
  [/\b(?:gym|fitness|personal train\w*|crossfit)\b|健身/iu, 'A woman runs in a gym', '一个女人在健身房里跑步'],
  [/\b(?:yoga|pilates|meditation)\b|瑜伽|普拉提|冥想/iu, 'A woman does yoga in a garden', '一个女人在花园里做瑜伽'],
  [
    /\b(?:clean(?:ing|ers?)|housekeeping|maid)\b|保洁|家政|清洁服务/iu,
    'A woman cleans a window in a living room',
    '一个女人在客厅里擦窗户',
  ],
  [
    /\b(?:movers?|moving (?:company|service)|removals?)\b|搬家/iu,
    'Two men carry boxes to a truck on a street',
    '两个男人在街上抱着箱子走向卡车',
  ],
  [
    /\b(?:couriers?|delivery (?:service|app))\b|快递|外卖|跑腿|配送/iu,
    'A courier rides a scooter through a street',
    '一位快递员骑着电动车穿过街道',
  ],
  [
    /\b(?:vets?|veterinar\w*|pet (?:shop|clinic|hotel|grooming))\b|宠物(?:店|医院|美容)|兽医/iu,
    'A veterinarian pets a dog in a room',
    '一位医生在房间里抚摸一只狗',
  ],
  [
    /\b(?:dentists?|dental)\b|牙科|牙医|口腔/iu,
    'A dentist in a white coat smiles in a hospital',
    '一位穿白大褂的牙医在医院里微笑',
  ],
  [
    /\b(?:clinic|hospital|doctors?|medical)\b|诊所|医院/iu,
    'A doctor in a white coat talks with a woman in a hospital',
    '一位医生在医院里和一个女人说话',
  ],
  [
    /\b(?:car (?:repair|service|wash)|auto (?:repair|shop)|mechanics?|garage)\b|汽修|修车|洗车/iu,
    'A mechanic repairs a car in a garage',
    '一位修理工在车库里修车',
  ],
  [
    /\b(?:taxi|ride[- ]?(?:hailing|sharing))\b|打车|网约车|出租车/iu,
    'A taxi drives through a city at night',
    '一辆出租车在夜晚的城市里行驶',
  ],
  [/\b(?:book ?(?:shop|store)|library)\b|书店|书屋/iu, 'A woman reads a book in a bookstore', '一个女人在书店里看书'],
  [
    /\b(?:hotels?|hostel|guesthouse|b&b|resort)\b|酒店|民宿|客栈|度假村/iu,
    'A woman stands at a window in a hotel room in the morning',
    '清晨，一个女人站在酒店房间的窗前',
  ],
  [
    /\b(?:travel (?:agency|app|company)|tours?|cruises?)\b|旅行社|旅游|旅行团/iu,
    'A family walks along a beach with suitcases',
    '一家人带着行李箱走在海边',
  ],
  [
    /\b(?:gardening|landscap\w*|garden (?:centre|center|service))\b|园艺/iu,
    'A gardener waters flowers in a garden',
    '一位园丁在花园里给花浇水',
  ],
  [
    /\b(?:tailors?|alterations)\b|裁缝|改衣|定制西装/iu,
    'A tailor sews a dress in a workshop',
    '一位裁缝在工坊里做裙子',
  ],
  [
    /\b(?:carpent\w*|furniture maker|joiner\w*)\b|木工|木匠|定制家具/iu,
    'A carpenter saws wood in a workshop',
    '一位木匠在工坊里锯木头',
  ],
  [
    /\b(?:apps?|software|website|platform|online)\b|应用|软件|小程序|网站|平台|APP/iu,
    'A young woman looks at her phone in a cafe',
    '一个女孩在咖啡馆里看手机',
  ],
]

/** The scene of the brief's trade; undefined if it sells a product. */
export function findTrade({ name = '', category = '' }: Brief): Record<Language, string> | undefined {
  const row = ROWS.find(([named]) => named.test(`${name} ${category}`))
  return row && { en: row[1], zh: row[2] }
}

/** All scenes of trades. */
export const TRADES: readonly Record<Language, string>[] = ROWS.map(([, en, zh]) => ({ en, zh }))
