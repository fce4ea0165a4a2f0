import type { Truth } from './truth.ts'

/** Prompts of the gallery that were once drawn as something a person would laugh at, and what they say. */
export const LAUGHED_AT: Truth[] = [
  {
    prompt: 'A penguin and a polar bear standing side by side on the ice, snow falling',
    subjects: ['🐧', '🐻‍❄️'],
    place: 'snowfield',
    weather: 'snow',
  },
  {
    prompt: 'A girl with a red umbrella walks down a rainy street at night, neon lights',
    subjects: ['👧', '☂️ red'],
    place: 'street',
    time: 'night',
    weather: 'rain',
  },
  {
    prompt: 'Two dogs running through a flower meadow in spring, golden hour',
    subjects: ['🐕 ×2'],
    place: 'meadow',
    time: 'sunset',
  },
  {
    prompt: 'A lion king on a rock at sunset, crane up, epic',
    subjects: ['🦁', '🪨'],
    place: 'mountains',
    time: 'sunset',
  },
  {
    prompt: 'A hot air balloon rises over snow-capped mountains at sunrise',
    subjects: [':hot-air-balloon:'],
    place: 'mountains',
    time: 'dawn',
  },
  { prompt: 'A knight riding a white horse in the fog', subjects: [':knight:', '🐎 white'], weather: 'fog' },
  { prompt: 'A black cat under a wooden table in a cosy room', subjects: ['🐈‍⬛|🐈', ':table:'], place: 'room' },
  { prompt: 'A pirate ship on a stormy sea', subjects: [':pirate-ship:'], place: 'sea', weather: 'storm' },
  { prompt: 'A boy looks at the stars in the sky on a hill', subjects: ['👦'], place: 'meadow', time: 'night' },
  { prompt: 'Ducklings follow their mother on a lake', subjects: ['🐥 ×many', '🦆'], place: 'lake' },
  { prompt: 'A bowl of ramen on a table, steam rising', subjects: ['🍜'], place: 'table' },
  { prompt: 'Sneakers on a black background', subjects: ['👟'], place: 'sweep' },
  {
    prompt: '春天的花园里，两只蝴蝶围着一朵粉色的花飞舞',
    subjects: ['🦋 ×2', '🌼|🌸|🌺 pink'],
    place: 'garden',
  },
  { prompt: '秋天的枫叶林，一对情侣手牵手散步', subjects: ['👫'], place: 'forest' },
  { prompt: '沙漠中一支骆驼商队，日落', subjects: ['🐪 ×many'], place: 'desert', time: 'sunset' },
  {
    prompt: '中秋之夜，一只白兔望着天上的圆月，身后是一座宝塔',
    subjects: ['🐇 white', '🌕', '🏯'],
    place: 'mountains',
    time: 'night',
  },
  { prompt: '樱花树下的少女', subjects: [':cherry-tree: pink', '👧'], place: 'garden|meadow' },
  { prompt: '一列老火车穿过雪原', subjects: ['🚂'], place: 'snowfield' },
  { prompt: '三只小猪和一只大灰狼站在一座砖房前', subjects: ['🐖 ×3', '🐺 grey', '🏠'], place: 'forest|meadow' },
  { prompt: '一杯冰镇柠檬茶放在木桌上，旁边有两片柠檬', subjects: ['🍹', '🍋 ×2'], place: 'table' },
  {
    prompt: '一辆黄色校车停在学校门口，孩子们排队上车，早晨',
    subjects: ['🚌 yellow', '🏫', '🧒 ×many'],
    place: 'street',
    time: 'morning',
  },
  { prompt: '湖边有两只丹顶鹤', subjects: [':crane: ×2'], place: 'lake' },
]
