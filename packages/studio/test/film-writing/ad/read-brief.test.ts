import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Brief, readBrief } from '../../../src/film-writing/ad/read-brief.ts'

const cases: [title: string, prompt: string, language: 'en' | 'zh', expected: Partial<Brief>][] = [
  ['an empty brief says nothing', '', 'en', { points: [], narration: [] }],
  ['talk of the film is no selling point', '画面高级，镜头缓慢推进，电影感', 'zh', { points: [] }],
  [
    'hours are no talk of the film',
    '为「晨露」保温杯拍一支广告，24小时长效保温',
    'zh',
    { name: '晨露', category: '保温杯', points: ['24小时长效保温'] },
  ],
  [
    'a model with letters and digits is a name',
    '小米14 Ultra手机：徕卡镜头，超长续航',
    'zh',
    { name: '小米14 Ultra手机', points: ['徕卡镜头', '超长续航'] },
  ],
  [
    'a name before 是一家 is a name',
    '星辰咖啡是一家藏在老城区的咖啡馆。当你累了，来坐一坐。',
    'zh',
    { name: '星辰咖啡', category: '咖啡馆', points: ['藏在老城区', '当你累了，来坐一坐'] },
  ],
  [
    'what stands after for is name and sort',
    'An ad for AquaPure water bottle: keeps drinks cold for 24 hours, leak-proof lid.',
    'en',
    { name: 'AquaPure', category: 'water bottle', points: ['keeps drinks cold for 24 hours', 'leak-proof lid'] },
  ],
  [
    'a quoted name; for whom it is, is no point',
    'Create a 15 second commercial for "Lumen" desk lamp. Warm light, no flicker. Target: students.',
    'en',
    { name: 'Lumen', category: 'desk lamp', points: ['Warm light', 'no flicker'] },
  ],
  [
    'what is to be highlighted is a point',
    'Showcase the new Volt X3 electric bike. Folds in 5 seconds. Highlight its removable battery.',
    'en',
    { name: 'Volt X3', category: 'electric bike', points: ['Folds in 5 seconds', 'removable battery'] },
  ],
  [
    'a sentence with a condition stays whole',
    'Lumen is a desk lamp that folds flat. When you wake up, it glows softly.',
    'en',
    { name: 'Lumen', category: 'desk lamp', points: ['folds flat', 'When you wake up, it glows softly'] },
  ],
  [
    'a shop is called by the name that follows it, and is open when it says so',
    'Make an ad for our bakery, Golden Crust, on Mill Street. Open from six in the morning. Buy two get one free. Come and visit us!',
    'en',
    {
      name: 'Golden Crust',
      category: 'bakery',
      points: ['on Mill Street', 'Open from six in the morning', 'Buy two get one free'],
      offers: ['Buy two get one free'],
      call: 'Come and visit us',
    },
  ],
  [
    'a service without ads says so',
    'Promote our radio app called Wavelet. Works offline, no ads, ad-free podcasts. Download Wavelet today.',
    'en',
    {
      name: 'Wavelet',
      category: 'radio app',
      points: ['Works offline', 'no ads', 'ad-free podcasts'],
      call: 'Download Wavelet today',
    },
  ],
  [
    'what is labelled as the name of a shop is its name, and not said as a point',
    '做一条花店广告，店名“半夏花坊”。手工包扎，无广告推送。扫码下单。',
    'zh',
    { name: '半夏花坊', category: '花店', points: ['手工包扎', '无广告推送'], call: '扫码下单' },
  ],
  [
    'a common noun is no name',
    'Running shoes. Light, fast, built for the city.',
    'en',
    { category: 'Running shoes', points: ['Light', 'fast', 'built for the city'] },
  ],
  [
    'who is to be seen is staged, not said',
    '女生在海边奔跑，穿着白色连衣裙，夏季新款',
    'zh',
    { staged: ['女生在海边奔跑', '穿着白色连衣裙'], points: ['夏季新款'] },
  ],
  [
    'a film of something that moves is staged',
    'I want a cinematic video of this car driving through the desert at sunset, epic music',
    'en',
    { category: 'car', staged: ['this car driving through the desert at sunset'], music: 'epic music', points: [] },
  ],
  [
    'a thing is pointed at by the word that counts it',
    '这是一款无线降噪耳机，续航30小时',
    'zh',
    { category: '无线降噪耳机', pointed: '这款无线降噪耳机', points: ['续航30小时'] },
  ],
  ...(
    [
      ['An ad for Bellwether Dental Clinic. Gentle care, free parking. Call 555 0192.', 'Call 555 0192'],
      [
        'Nordhaus coffee. Small batches. Visit nordhaus.example and taste the difference.',
        'Visit nordhaus.example and taste the difference',
      ],
      [
        'Write to hello@brightbag.example. Brightbag is a compostable bag that never leaks.',
        'Write to hello@brightbag.example',
      ],
      ['Make an ad for Paws & Co dog food. Real chicken, no grain. Ask your vet.', 'Ask your vet'],
      ['Lumen desk lamp. Warm light. Treat your eyes. Slow motion, soft lighting.', 'Treat your eyes'],
      ['Lumen is a desk lamp. Start your free trial today. It folds flat.', 'Start your free trial today'],
    ] as const
  ).map(([prompt, call]): (typeof cases)[number] => [
    `"${call}" is what to do`,
    prompt,
    'en',
    { ...readBrief(prompt, 'en'), call },
  ]),
  [
    'a number to call is what to do in Chinese, too',
    '晨露保温杯。一键开盖。拨打400-820-8820。',
    'zh',
    { category: '晨露保温杯', points: ['一键开盖'], call: '拨打400-820-8820' },
  ],
  [
    'what a thing does is said, though its name leads the sentence, and a price is an offer',
    'The Ridge One trail shoe grips wet rock. Launch price 99 dollars this week only. 3 for 2 on socks.',
    'en',
    {
      name: 'Ridge One',
      category: 'trail shoe',
      points: ['grips wet rock', 'Launch price 99 dollars this week only', '3 for 2 on socks'],
      offers: ['Launch price 99 dollars this week only', '3 for 2 on socks'],
    },
  ],
  [
    'a sports car is no car that sports',
    'The Volt X3 sports car brakes by itself.',
    'en',
    { name: 'Volt X3', category: 'sports car', points: ['brakes by itself'] },
  ],
  [
    'several do what they do',
    'Our Alto shoes dry in an hour.',
    'en',
    { name: 'Alto', category: 'shoes', points: ['dry in an hour'] },
  ],
  ...(
    [
      ['The Alto kettles boil water.', 'Alto', 'kettles', 'boil water'],
      ['The Brisa fans cool a whole room.', 'Brisa', 'fans', 'cool a whole room'],
      ['The Luma toaster browns both sides.', 'Luma', 'toaster', 'browns both sides'],
      ['Our Tern ladders fold flat.', 'Tern', 'ladders', 'fold flat'],
    ] as const
  ).map(([prompt, name, category, point]): (typeof cases)[number] => [
    `what the ${category} of a brand do is good about them`,
    prompt,
    'en',
    { name, category, points: [point] },
  ]),
  ['so it is in Chinese', '晨露水壶一分钟烧开水。', 'zh', { category: '晨露水壶', points: ['一分钟烧开水'] }],
  [
    'a bag for sports does nothing',
    'The Alto sports travel bag.',
    'en',
    { name: 'Alto', category: 'sports travel bag', points: [] },
  ],
  [
    'a name stands between commas',
    'Our new shoe, the Ridge One, grips wet rock. Only 99 dollars.',
    'en',
    { name: 'Ridge One', category: 'shoe', points: ['grips wet rock', 'Only 99 dollars'], offers: ['Only 99 dollars'] },
  ],
  [
    'pounds that a thing weighs are no price',
    'Lumen is a desk lamp. Weighs only 2 pounds.',
    'en',
    { name: 'Lumen', category: 'desk lamp', points: ['Weighs only 2 pounds'], offers: [] },
  ],
  [
    'a name stands in brackets, and what is to be had for a time is an offer',
    '【小鹿点点】童装，纯棉面料，买二送一，限时三天。',
    'zh',
    {
      name: '小鹿点点',
      category: '童装',
      points: ['纯棉面料', '买二送一', '限时三天'],
      offers: ['买二送一', '限时三天'],
    },
  ],
  [
    'words of the other language are left out, a name is not',
    'An ad for AquaPure water bottle: leak-proof lid.',
    'zh',
    { name: 'AquaPure', points: [] },
  ],
]

for (const [title, prompt, language, expected] of cases) {
  test(title, () => {
    const brief = readBrief(prompt, language)
    for (const [part, value] of Object.entries(expected)) assert.deepEqual(brief[part as keyof Brief], value)
    for (const part of ['name', 'category'] as const) if (!expected[part]) assert.equal(brief[part], undefined)
  })
}

test('a call to action with a label is read without it', () => {
  const { call, points } = readBrief(
    'An ad for AquaPure, a water bottle: keeps drinks cold. Call to action: Order now at aquapure.com. CTA is no word of it',
    'en',
  )
  assert.equal(call, 'Order now at aquapure.com')
  assert.ok(!points.some(point => /call to action/iu.test(point)))
  assert.equal(readBrief('一款水杯，保温。行动号召：立即下单', 'zh').call, '立即下单')
})
