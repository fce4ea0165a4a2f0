import type { Language } from '@kinora/media/language/detect-language'

type Wording = Record<Language, string>

/**
 * The mood of films about one kind of product. `scenes` are imagined settings: place, time and weather in words of the
 * parser, after "The product …". They use no definite article, which would refer to the picture.
 */
export type Tone = {
  words: RegExp
  music: Wording
  /** Quick music, quick cuts. */
  isLively: boolean
  voice: Wording
  scenes: readonly [Wording, ...Wording[]]
}

const scene = (en: string, zh: string): Wording => ({ en, zh })

export const TONES = {
  tech: {
    words:
      /\b(?:phones?|smartphones?|laptops?|computers?|tablets?|headphones?|earbuds|earphones|speakers?|cameras?|drones?|robots?|apps?|software|ai|smart|chips?|processor|battery|charger|gadgets?|wireless|bluetooth|tech|technology|electric|ev|gaming|keyboard|monitor|tv)\b|手机|电脑|平板|耳机|音箱|相机|无人机|机器人|软件|人工智能|智能|芯片|处理器|续航|充电|无线|蓝牙|科技|电动|游戏|键盘|显示器|电视|数码/iu,
    music: { en: 'modern electronic, bright and confident', zh: '现代电子音乐，明快自信' },
    isLively: true,
    voice: { en: 'English_Eric', zh: 'Chinese (Mandarin)_Male_Announcer' },
    scenes: [
      scene('floats in outer space in front of a nebula', '漂浮在太空中，身后是星云'),
      scene(
        'stands on a rooftop above a city skyline at night, neon lights',
        '伫立在城市天际线前的天台上，夜晚，霓虹灯',
      ),
      scene('floats among glowing particles, abstract background', '悬浮在发光的粒子之间，抽象背景'),
      scene('stands on a city street at night in the rain', '伫立在雨夜的城市街道上'),
    ],
  },
  luxury: {
    words:
      /\b(?:luxury|luxurious|premium|perfumes?|fragrances?|cologne|jewel(?:le)?ry|diamonds?|rings?|necklaces?|watch|watches|gold|elegant|elegance|haute|couture|handbags?|champagne|whisky|whiskey|wine|exclusive|refined)\b|奢华|奢侈|高端|高级|香水|香氛|珠宝|钻石|戒指|项链|手表|腕表|黄金|优雅|礼服|手袋|香槟|红酒|葡萄酒|威士忌|尊贵|臻/iu,
    music: { en: 'elegant cinematic strings, romantic', zh: '优雅的电影感弦乐，浪漫' },
    isLively: false,
    voice: { en: 'British_George', zh: 'Chinese (Mandarin)_Radio_Host' },
    scenes: [
      scene('stands on a stage under spotlights', '伫立在舞台的聚光灯下'),
      scene('rests on golden desert dunes at sunset', '放在日落时分的金色沙丘上'),
      scene('stands by a calm lake at dusk, mist over water', '伫立在黄昏的湖边，薄雾'),
      scene('rests on a beach under a starry night sky', '放在星空下的夜晚沙滩上'),
    ],
  },
  beauty: {
    words:
      /\b(?:skin|skincare|cosmetics?|makeup|lipsticks?|serums?|creams?|lotions?|masks?|shampoo|soap|sunscreen|beauty|facial|moisturi[sz]\w+|hydrat\w+|organic|natural|botanical|plant-based|spa|wellness|yoga)\b|护肤|化妆|彩妆|口红|唇膏|精华|面霜|乳液|面膜|洗发|沐浴|香皂|防晒|美妆|美容|保湿|补水|滋润|有机|天然|植物|草本|瑜伽|养生/iu,
    music: { en: 'soft ambient, calm and gentle', zh: '轻柔的氛围音乐，平静舒缓' },
    isLively: false,
    voice: { en: 'English_Sarah', zh: 'Chinese (Mandarin)_Warm_Girl' },
    scenes: [
      scene('stands beside a waterfall in morning light, fine mist', '放在清晨的瀑布旁，水汽弥漫'),
      scene('stands in a spring garden in morning light', '伫立在春天清晨的花园里'),
      scene('floats in clear blue water, underwater light', '漂浮在清澈的水下，光线穿过水面'),
      scene('stands in a misty forest at dawn', '伫立在黎明薄雾的森林里'),
    ],
  },
  food: {
    words:
      /\b(?:food|coffee|tea|lattes?|juice|sodas?|lemonade|drinks?|beverages?|beer|water|milk|yogurt|chocolates?|cakes?|cookies|bread|bakery|pizza|burgers?|noodles?|rice|sauce|snacks?|fruit|ice cream|restaurants?|cafes?|flavou?rs?|taste|tasty|delicious|recipe|fresh(?:ly)?|honey|cheese)\b|咖啡|奶茶|茶|果汁|汽水|饮料|饮品|啤酒|牛奶|酸奶|巧克力|蛋糕|饼干|面包|披萨|汉堡|面条|米饭|酱|零食|水果|冰淇淋|餐厅|美食|美味|口感|口味|好吃|好喝|食材|蜂蜜|奶酪|火锅|月饼|粽子|饺子/iu,
    music: { en: 'cheerful acoustic folk, warm and happy', zh: '欢快的原声民谣，温暖愉快' },
    isLively: true,
    voice: { en: 'English_Bella', zh: 'Chinese (Mandarin)_Warm_Girl' },
    scenes: [
      scene('stands on a wooden table in morning light', '放在木桌上，清晨的阳光'),
      scene('stands in a sunny garden in summer', '伫立在夏日阳光明媚的花园里'),
      scene('stands on a beach in bright sunshine, gentle waves', '伫立在阳光灿烂的沙滩上，海浪'),
      scene('stands in a golden meadow at sunset', '伫立在夕阳下的金色原野上'),
    ],
  },
  sport: {
    words:
      /\b(?:sports?|running|runners?|run|sneakers|shoes?|fitness|gym|workouts?|training|athletes?|bikes?|bicycles?|cycling|hiking|climbing|outdoors?|adventures?|football|basketball|speed|racing|cars?|suv|motorcycles?|energy|surf\w*|ski\w*|camping)\b|运动|跑步|跑鞋|球鞋|鞋|健身|训练|运动员|自行车|骑行|徒步|登山|户外|冒险|足球|篮球|速度|赛车|汽车|越野|摩托|能量|冲浪|滑雪|露营/iu,
    music: { en: 'driving energetic electronic rock, powerful', zh: '动感有力的电子摇滚，热血' },
    isLively: true,
    voice: { en: 'English_Fenrir', zh: 'Chinese (Mandarin)_Unrestrained_Young_Man' },
    scenes: [
      scene('stands on a mountain top at dawn above a sea of clouds', '伫立在黎明的山顶，云海翻腾'),
      scene('stands on a city street at night, neon lights', '伫立在夜晚的城市街道上，霓虹灯'),
      scene('stands in a desert in bright noon sun', '伫立在正午阳光下的沙漠里'),
      scene('stands on a snowfield in falling snow', '伫立在飘雪的雪原上'),
    ],
  },
  play: {
    words:
      /\b(?:kids?|child(?:ren)?|toys?|baby|babies|pets?|dogs?|cats?|puppy|kitten|cute|fun|funny|family|birthday|party|cartoon)\b|儿童|孩子|宝宝|玩具|婴儿|宠物|狗|猫|可爱|有趣|家庭|亲子|生日|派对|卡通|萌/iu,
    music: { en: 'playful happy pop with ukulele', zh: '俏皮欢快的流行乐，尤克里里' },
    isLively: true,
    voice: { en: 'English_Sky', zh: 'Chinese (Mandarin)_Cute_Spirit' },
    scenes: [
      scene('floats in the sky among white clouds', '漂浮在蓝天白云之间'),
      scene('stands in a flower meadow on a sunny day', '伫立在阳光明媚的花海里'),
      scene('floats underwater near a coral reef', '漂浮在海底世界'),
      scene('stands on a sunny beach in summer', '伫立在夏日阳光下的沙滩上'),
    ],
  },
  chinese: {
    words:
      /\b(?:chinese|hanfu|guofeng|oriental|porcelain|calligraphy|lunar new year|spring festival)\b|国风|中国风|古风|汉服|旗袍|瓷器|陶瓷|书法|水墨|非遗|传统|春节|新年|中秋|端午|国潮|丝绸|匠心|古法|白酒/iu,
    music: { en: 'chinese guzheng and dizi, graceful', zh: '国风，古筝与竹笛，悠扬' },
    isLively: false,
    voice: { en: 'British_Emma', zh: 'Chinese_gravelly_storyteller_vv2' },
    scenes: [
      scene('stands by a misty lake at dawn, ink wash style', '伫立在晨雾中的湖畔，水墨风'),
      scene('stands in a bamboo forest in morning light', '伫立在清晨的竹林里'),
      scene('stands on a mountain top above a sea of clouds at sunrise', '伫立在日出云海之上的山巅'),
      scene('stands in a courtyard in falling snow', '伫立在飘雪的庭院里'),
    ],
  },
  home: {
    words:
      /\b(?:home|house|furniture|sofas?|chairs?|beds?|mattress|lamps?|lights?|candles?|kitchen|cook\w*|vacuum|blankets?|pillows?|cozy|cosy|comfort\w*|mugs?|cups?|bottles?|books?)\b|家居|家具|沙发|椅|床|灯|蜡烛|厨房|锅|吸尘|毛毯|枕|温馨|舒适|杯|壶|书|收纳|家电/iu,
    music: { en: 'warm acoustic guitar, gentle folk', zh: '温暖的木吉他民谣，温馨' },
    isLively: false,
    voice: { en: 'English_Female_Currency', zh: 'Chinese_Female_Currency' },
    scenes: [
      scene('stands in a cozy living room in the evening', '放在傍晚温馨的客厅里'),
      scene('stands on a wooden table in morning light', '放在木桌上，清晨的阳光'),
      scene('stands on a balcony at sunset', '放在日落时分的阳台上'),
      scene('stands in a garden on a sunny afternoon', '放在午后阳光下的花园里'),
    ],
  },
  plain: {
    words: /(?!)/u,
    music: { en: 'upbeat corporate pop, bright and positive', zh: '轻快的商业流行音乐，明快积极' },
    isLively: true,
    voice: { en: 'English_Female_Currency', zh: 'Chinese_Female_Currency' },
    scenes: [
      scene('floats in the sky among white clouds', '漂浮在蓝天白云之间'),
      scene('stands on a beach at sunset, gentle waves', '伫立在日落的沙滩上，海浪'),
      scene('stands on a mountain top at dawn', '伫立在黎明的山顶'),
      scene('stands on a rooftop above a city skyline at night', '伫立在夜晚城市天际线前的天台上'),
    ],
  },
} as const satisfies Record<string, Tone>

type ToneName = keyof typeof TONES

/** The tone with the most matching words; words of `foremost` count twice. Ties go to the earlier tone. */
export function chooseTone(words: string, foremost = ''): ToneName {
  let best: { name: ToneName; count: number } = { name: 'plain', count: 0 }
  for (const name of Object.keys(TONES) as ToneName[]) {
    const count = countOf(words, name) + 2 * countOf(foremost, name)
    if (count > best.count) best = { name, count }
  }
  return best.name
}

const countOf = (words: string, name: ToneName): number =>
  new Set((words.match(new RegExp(TONES[name].words.source, 'giu')) ?? []).map(word => word.toLowerCase())).size
