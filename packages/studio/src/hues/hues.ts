/**
 * A hue that words name. `thing` is what a thing or a cloth of it looks like, `deep` and `clear` what light and smoke of it do;
 * a `family` is what whoever knows few names calls it. `words` stand before a noun, also as the one Chinese character that does;
 * `also` are words that mean something else beside things (a mint, an olive) and a hue only where there is nothing else.
 */
export type Hue = {
  family: string
  thing: string
  deep: string
  clear: string
  words: string
  also?: string
}

/** To add a hue, add a row. */
export const HUES: Readonly<Record<string, Hue>> = {
  red: {
    family: 'red',
    thing: '#d8283c',
    deep: '#5c0a12',
    clear: '#d8232f',
    words:
      'red, crimson, scarlet, ruby red, cherry red, bright red, dark red, reddish, 红色, 红, 大红, 鲜红, 深红, 红艳艳, 火红, 赤, 朱红',
    also: 'vermilion, 朱砂',
  },
  orange: {
    family: 'orange',
    thing: '#ee7a2a',
    deep: '#7a3205',
    clear: '#f28a1c',
    words: 'orange, tangerine orange, ginger, orange colored, 橙色, 橘色, 橙, 橘, 橘黄色, 橘红色, 橙黄色',
  },
  yellow: {
    family: 'yellow',
    thing: '#f2c230',
    deep: '#7d5a06',
    clear: '#f7cf3d',
    words: 'yellow, lemon yellow, bright yellow, blond, 黄色, 黄, 明黄, 鹅黄, 淡黄色, 金黄色, 金黄',
  },
  green: {
    family: 'green',
    thing: '#3f9a57',
    deep: '#0d3b22',
    clear: '#4fae5f',
    words: 'green, emerald green, lime green, bright green, 绿色, 绿, 翠绿, 碧绿, 嫩绿, 草绿色, 牛油果绿, 青绿色',
    also: 'emerald, jade, 翠',
  },
  blue: {
    family: 'blue',
    thing: '#3a73d8',
    deep: '#0a1f4d',
    clear: '#3f7fe0',
    words: 'blue, azure, sapphire blue, cobalt, royal blue, 蓝色, 蓝, 湛蓝, 蔚蓝, 宝蓝色, 克莱因蓝',
    also: 'indigo, ultramarine, 靛',
  },
  purple: {
    family: 'purple',
    thing: '#7d55c8',
    deep: '#2b0f52',
    clear: '#8b4fd6',
    words: 'purple, violet, indigo, 紫色, 紫, 紫红色, 深紫色',
  },
  pink: {
    family: 'pink',
    thing: '#ec7fae',
    deep: '#6b1440',
    clear: '#f490b8',
    words: 'pink, rose pink, hot pink, rose gold, pastel pink, 玫瑰金, 玫瑰金色, 粉色, 粉红, 粉红色, 粉, 桃红色, 粉嫩',
  },
  brown: {
    family: 'brown',
    thing: '#8a5c3e',
    deep: '#2f1a0e',
    clear: '#9a6438',
    words: 'brown, chestnut, chocolate brown, 棕色, 褐色, 棕, 咖啡色, 焦糖色, 褐',
    also: 'sepia, chocolate',
  },
  black: {
    family: 'black',
    thing: '#34303e',
    deep: '#050507',
    clear: '#23242a',
    words: 'black, jet black, dark black, pitch black, 黑色, 黑, 漆黑, 乌黑',
  },
  white: {
    family: 'white',
    thing: '#f0edf6',
    deep: '#b9bcc2',
    clear: '#f6f6f4',
    words: 'white, snow white, pure white, pearl white, 白色, 白, 雪白, 洁白, 纯白, 乳白色, 纯白色',
  },
  grey: {
    family: 'grey',
    thing: '#8d8a98',
    deep: '#2b2e33',
    clear: '#8f969e',
    words: 'grey, gray, ash grey, 灰色, 灰, 银灰色',
  },
  gold: {
    family: 'gold',
    thing: '#dba634',
    deep: '#5c4209',
    clear: '#e8bc4a',
    words: 'gold, golden, gilded, 金色, 金, 金黄的, 黄金, 金灿灿',
    also: 'amber, 琥珀',
  },
  silver: {
    family: 'silver',
    thing: '#bcbccb',
    deep: '#3b434c',
    clear: '#c3ccd4',
    words: 'silver, silvery, chrome, metallic, 银色, 银, 银白色',
    also: 'mercury, quicksilver, 水银',
  },
  rainbow: {
    family: 'rainbow',
    thing: '#e0508c',
    deep: '#2b0f52',
    clear: '#f28a1c',
    words:
      'rainbow colored, rainbow coloured, multicolored, multicoloured, colorful, colourful, 彩色, 五彩, 七彩, 彩, 缤纷, 五彩缤纷, 彩虹色',
  },
  burgundy: {
    family: 'red',
    thing: '#7a2436',
    deep: '#2a040d',
    clear: '#8c1a33',
    words: 'burgundy, maroon, wine red, oxblood, 酒红, 酒红色, 暗红, 暗红色, 枣红, 枣红色, 绛红',
  },
  coral: {
    family: 'orange',
    thing: '#f2745c',
    deep: '#7a2a20',
    clear: '#ff7f63',
    words: 'coral pink, coral red, coral colored, 珊瑚色, 珊瑚红',
    also: 'coral, salmon',
  },
  rust: {
    family: 'brown',
    thing: '#a8512c',
    deep: '#45180a',
    clear: '#b7512a',
    words: 'rust colored, rust red, brick red, 铁锈色, 铁锈红, 锈红, 砖红色, 赭色',
    also: 'rust, rusty, terracotta, 铁锈, 锈色, 赭',
  },
  copper: {
    family: 'brown',
    thing: '#b8703f',
    deep: '#4a220f',
    clear: '#c9794a',
    words: 'copper, bronze, 古铜色, 铜色, 紫铜色',
    also: '铜',
  },
  amber: {
    family: 'orange',
    thing: '#d98a1e',
    deep: '#5c3a05',
    clear: '#f0a830',
    words: 'amber, saffron, 琥珀色',
  },
  peach: {
    family: 'orange',
    thing: '#f4b08c',
    deep: '#8a4a2c',
    clear: '#ffc7a6',
    words: 'peach colored, peachy, apricot colored, 杏色, 蜜桃色, 肉色',
  },
  mustard: {
    family: 'yellow',
    thing: '#c99a2e',
    deep: '#5c4208',
    clear: '#d8ab3c',
    words: 'mustard yellow, mustard colored, ochre, ochre yellow, 芥末黄, 姜黄, 姜黄色, 土黄, 土黄色',
  },
  olive: {
    family: 'green',
    thing: '#6b7045',
    deep: '#2c3010',
    clear: '#8a9142',
    words: 'olive green, army green, moss green, 橄榄绿, 军绿, 军绿色, 苔绿',
    also: 'olive',
  },
  forest: {
    family: 'green',
    thing: '#22573a',
    deep: '#08251a',
    clear: '#2f7a4c',
    words: 'dark green, forest green, bottle green, deep green, 墨绿, 墨绿色, 深绿, 深绿色',
  },
  mint: {
    family: 'green',
    thing: '#9fd9c0',
    deep: '#2f6a55',
    clear: '#9be3c4',
    words: 'mint green, mint, sage green, pale green, light green, 薄荷绿, 浅绿, 浅绿色, 淡绿, 淡绿色',
    also: '薄荷',
  },
  teal: {
    family: 'green',
    thing: '#2f8f8a',
    deep: '#04383a',
    clear: '#17a3a0',
    words: 'teal, 青, 青色, 孔雀蓝, 孔雀绿',
  },
  cyan: {
    family: 'blue',
    thing: '#3db8c8',
    deep: '#063f4a',
    clear: '#43c6d6',
    words: 'cyan, turquoise, aquamarine, 湖蓝, 湖蓝色, 蒂芙尼蓝',
    also: 'aqua',
  },
  sky: {
    family: 'blue',
    thing: '#7db8e8',
    deep: '#1f4f80',
    clear: '#8cc4f4',
    words: 'sky blue, light blue, pale blue, baby blue, powder blue, 天蓝, 天蓝色, 淡蓝色, 浅蓝色, 浅蓝, 淡蓝, 雾霾蓝',
  },
  denim: {
    family: 'blue',
    thing: '#3f5a86',
    deep: '#14223c',
    clear: '#55749f',
    words: 'denim blue, slate blue, 牛仔蓝, 靛蓝, 靛蓝色',
  },
  navy: {
    family: 'blue',
    thing: '#27365e',
    deep: '#04081f',
    clear: '#1f3170',
    words: 'navy, navy blue, dark blue, midnight blue, deep blue, 深蓝, 深蓝色, 藏青, 藏青色, 藏蓝, 藏蓝色',
  },
  lavender: {
    family: 'purple',
    thing: '#b9a3e0',
    deep: '#453a72',
    clear: '#b9a6ee',
    words: 'lavender colored, lilac colored, light purple, pale purple, 淡紫色, 浅紫色, 淡紫, 浅紫',
    also: 'lavender, lilac, 薰衣草',
  },
  magenta: {
    family: 'purple',
    thing: '#c8358f',
    deep: '#55083f',
    clear: '#e02aa5',
    words: 'magenta, fuchsia, 品红, 洋红, 玫红色, 玫红',
  },
  cream: {
    family: 'white',
    thing: '#f2ead6',
    deep: '#cfc4a8',
    clear: '#f7efdc',
    words: 'cream colored, ivory, off white, 奶白色, 米白色, 奶白, 米白, 象牙白, 奶油色',
    also: 'cream, 象牙',
  },
  beige: {
    family: 'brown',
    thing: '#d8c6a4',
    deep: '#8a7654',
    clear: '#e6d8ba',
    words: 'beige, sand colored, 米色, 奶茶色, 米黄, 米黄色',
  },
  khaki: {
    family: 'brown',
    thing: '#b5a271',
    deep: '#544a2c',
    clear: '#c4b384',
    words: 'khaki, tan, camel colored, 卡其色, 驼色, 卡其',
  },
  /** A ground that is not said by a colour. */
  paper: { family: 'white', thing: '#f4efe4', deep: '#d8d1c1', clear: '#f4efe4', words: '' },
  charcoal: {
    family: 'grey',
    thing: '#46464e',
    deep: '#141418',
    clear: '#55555e',
    words: 'charcoal, dark grey, dark gray, slate grey, 深灰色, 深灰, 炭灰, 炭灰色',
  },
}

/** The words for each hue that has some. */
export const HUE_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(HUES).flatMap(([name, { words }]) => (words === '' ? [] : [[name, words]])),
)

/** What things and cloth of a hue look like; undefined of what is none. `#rrggbb` is itself. */
export const thingHue = (name: string | undefined): string | undefined =>
  name !== undefined && Object.hasOwn(HUES, name) ? HUES[name]!.thing : HEX.test(name ?? '') ? name : undefined
const HEX = /^#[0-9a-f]{6}$/iu

/** `navy` is a blue; what is no hue is its own family. */
export const hueFamily = (name: string): string => (Object.hasOwn(HUES, name) ? HUES[name]!.family : name)
