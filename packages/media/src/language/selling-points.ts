import type { Language } from './detect-language.ts'

/** The illustration of a selling point: a familiar object beside the product, or a place. */
export type ShownPoint = Record<Language, string> & {
  /** The words are a location: `in a garden in heavy rain`. */
  isPlace?: true
  /** The backdrop colour, by the name of a hue. */
  backdrop?: string
}

type Row = readonly [said: RegExp, en: string, zh: string, behind?: string]

/**
 * The order matters: materials come before functions, and time last, because `cold for 24 hours` is about cold. The
 * words are those of the parser: countable things beside another, or a location (marked by `@`).
 */
const ROWS: readonly Row[] = [
  [/\bbutter(?!fl)|黄油/iu, 'a piece of butter', '一块黄油'],
  [/\b(?:milk|dairy|cream)\b|牛奶|鲜奶|奶香|乳(?!胶)/iu, 'a glass of milk', '一杯牛奶'],
  [/\bhoney\b|蜂蜜/iu, 'a honey jar', '一罐蜂蜜', 'yellow'],
  [/\b(?:chocolate|cocoa|cacao)\b|巧克力|可可/iu, 'a chocolate bar', '一块巧克力'],
  [
    /\b(?:coffee|espresso|arabica|roast(?:ed)?(?! (?:chicken|beef|duck|lamb|pork|almonds|nuts|peanuts|vegetables|potatoes|garlic))(?:ery)?)\b|咖啡/iu,
    'coffee beans',
    '咖啡豆',
  ],
  [/\b(?:vitamin c|oranges?|citrus)\b|维C|维生素C|橙/iu, 'oranges', '橙子', 'yellow'],
  [/\b(?:lemons?|limes?)\b|柠檬/iu, 'lemons', '柠檬', 'yellow'],
  [/\b(?:strawberr(?:y|ies)|berr(?:y|ies))\b|草莓|莓/iu, 'strawberries', '草莓', 'pink'],
  [/\b(?:roses?|petals?|floral|jasmine|lavender|blossoms?)\b|玫瑰|花瓣|花香|茉莉/iu, 'roses', '玫瑰', 'pink'],
  [
    /\b(?:wheat|(?<!wood |full-|full |top-|fine |leather )grains?|oats?|flour|bak(?:ed|ery))\b|小麦|全麦|谷物|燕麦|烘焙/iu,
    'loaves of bread',
    '面包',
  ],
  [/\b(?:real|fresh|whole) fruits?\b|鲜果|果肉|水果|果香/iu, 'apples', '苹果'],
  [
    /\b(?:cotton|wool|cashmere|soft(?:er|est)?(?! (?:drinks?|light|colou?rs?|glow|launch|skills?))|cosy|cozy|comfort\w*)\b|柔软|棉|羊毛|亲肤|舒适/iu,
    'a pillow',
    '枕头',
  ],
  [
    /\b(?:cold(?!-pressed| pressed)|(?:stays?|keeps?(?: you| it| drinks)?|runs?) cool|cool(?:ing|er)|chill(?:ed|y)?|iced?|ice-cold|frozen|refresh\w*)\b|冰|保冷|冷(?!静|门|淡|笑)|清爽|透心凉/iu,
    'ice cubes',
    '冰块',
    'blue',
  ],
  [
    /\b(?:hot(?! (?:deals?|offers?|prices?|new|pink|topic|spot))|warm(?! (?:light|white|colou?rs?|welcome|tones?|glow|wood|service))|heat\w*|steaming)\b|保温|热(?!销|卖|情|爱|门|线|烈|点|血|带)|温暖/iu,
    'a steaming cup of tea',
    '一杯热茶',
    'yellow',
  ],
  [
    /\b(?:water-?proof|water-?resistant|splash-?proof|rain-?proof|swim\w*|hydrat\w*|moistur\w*)\b|防水|防雨|防泼|保湿|补水|水润/iu,
    'in a garden in heavy rain',
    '在下大雨的花园里',
    '@',
  ],
  [
    /\b(?:(?:in|into|inside|fits?) (?:your|any|every|an?|the)(?: \w+)? (?:bag|pocket|purse|handbag|backpack|rucksack)|(?:pocket|bag)-?sized?|portable|carry(?! on)|compact|travel(?:s|ling)?(?! (?:agency|agent|insurance)))\b|便携|随身|背包|(?:放进|装进|塞进)口袋|旅行(?!社)|小巧/iu,
    'a backpack',
    '一个背包',
  ],
  [
    /\b(?:light(?:weight| as| enough)|ultra-?light|(?:so|very|super|incredibly|really) light(?! (?:blue|green|grey|gray|pink|brown|weight))|weighs? (?:almost |next to )nothing|feather\w*)\b|轻盈|轻便|轻如|轻至|轻量/iu,
    'a balloon',
    '一个气球',
    'blue',
  ],
  [
    /\b(?:batter(?:y|ies)(?!-farm)|(?:re)?charg(?:es?|ed|er|ers|ing|eable)(?<!(?:free of|extra|additional|in|take|of) charges?))\b|电池|续航|充电|快充/iu,
    'a battery',
    '一块电池',
    'green',
  ],
  [
    /\b(?:organic|natural(?! (?:light|talent))|plant(?:-based|s)?|botanical|herbal|vegan|recycl\w+|compost\w*|biodegrad\w+|eco(?:-\w+|logical\w*)?|sustainab\w+|planet)\b|天然|植物|有机|草本|环保|可降解|纯天然/iu,
    'green leaves',
    '绿叶',
  ],
  [/\b(?:quiet|silent|noise|sleep)\w*|静音|降噪|安静|睡眠/iu, 'a sleeping cat', '一只睡觉的猫'],
  [
    /\b(?:(?<!safe and )sound(?! advice)|(?<!(?:diamond|key|wedding|engagement|gold|golden|silver|onion|boxing) )ring(?:s|ing)?|(?<!sea )bass|chime)\b|铃声|音质|低音|铃/iu,
    'a golden bell',
    '一个铃铛',
    'yellow',
  ],
  [
    /\b(?:(?:to|at) (?:your|the|every) (?:front )?door|door-?(?:to-?door|step)|deliver(?!s? (?:on|results))\w*|shipp\w*)\b|包邮|到家|配送|送达|外卖/iu,
    'a scooter',
    '一辆电动车',
  ],
  [/\b(?:gifts?|present)\b|礼物|送礼|礼盒|赠/iu, 'a gift box', '一个礼盒', 'red'],
  [/\b(?:wrapp\w+|bouquets?|ribbons?)\b|包扎|花束|包装/iu, 'a gift box', '一个礼盒', 'red'],
  [
    /\b(?:hand-?(?:made|crafted|polished|stitched|finished)|craft(?! (?:beers?|ales?|brew\w*|cola|gin))\w*)\b|手工|匠/iu,
    'a hammer',
    '一把锤子',
  ],
  [
    /\b(?:tough|durable|unbreakable|sturdy|scratch|(?:built|made) to last|lasts? (?:a lifetime|for ?ever|for (?:years|decades|generations)))\b|耐用|耐摔|坚固|抗摔/iu,
    'a rock',
    '一块石头',
  ],
  [/\b(?:photos?|camera|selfies?|megapixels?)\b|拍照|影像|像素|摄影/iu, 'a film camera', '一台相机'],
  [/\b(?:kids?|child(?:ren)?|bab(?:y|ies))\b|儿童|孩子|宝宝/iu, 'a teddy bear', '一只泰迪熊', 'yellow'],
  [/\b(?:camp\w*|outdoors?|hik\w+)\b|户外|露营|徒步/iu, 'beside a tent in a meadow', '在草原上的帐篷旁', '@'],
  [
    /\b(?:clean(?! (?:lines?|design|look|energy|cut))\w*|bubbl\w+|(?<!memory )foam\w*)\b|清洁|洁净|泡沫/iu,
    'soap bubbles',
    '泡泡',
    'blue',
  ],
  [
    /\b(?:warranty|guarantee\w*|years?)\b|质保|保修|(?<!少|青|童|中|老|新|周|成|今)年(?!轻|货|会|终|夜|度)/iu,
    'a calendar',
    '一本日历',
  ],
  [
    /\b(?:hours?|minutes?|seconds|\d+ seconds?|o'clock|fast|quick\w*|instant\w*|morning|am|pm)\b|小时|分钟|秒|极速|快速|早/iu,
    'a clock',
    '一个时钟',
  ],
]

/** `no palm oil`, `without sugar`, `无糖`: absent ingredients are not shown. */
const DENIED = /\b(?:no|not|never|without|zero|free of|non)[ -]+(?:\w+ )?$|(?:无|不|零|没有|免)[^，。]{0,2}$/iu

/** The illustration of a selling point; undefined if there is none. */
export function showPoint(point: string): ShownPoint | undefined {
  const row = ROWS.find(([said]) => {
    const match = said.exec(point)
    return match !== null && !DENIED.test(point.slice(0, match.index))
  })
  return row && shownBy(row)
}

function shownBy([, en, zh, behind]: Row): ShownPoint {
  return { en, zh, ...(behind === '@' ? { isPlace: true } : behind && { backdrop: behind }) }
}

/** All that points are shown by. */
export const SHOWN_POINTS: readonly ShownPoint[] = ROWS.map(shownBy)
