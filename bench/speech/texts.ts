export const SHORT = { en: 'Good morning, everyone.', zh: '大家早上好。' }

/** About twenty seconds each, in sentences of ordinary length. */
export const LONG = {
  en: 'The harbour was quiet when we arrived. A few boats moved slowly in the wind, and somewhere a bell was ringing. We walked along the old wall until we found the house with the blue door. Nobody had lived there for years. My father put down his bag, looked at the sea for a long time, and smiled.',
  zh: '我们到达的时候，港口非常安静。几条小船在风中慢慢摇动，远处传来一阵钟声。我们沿着古老的城墙一直走，终于找到了那座有蓝色大门的房子。那里已经很多年没有人住了。爸爸放下行李，看了很久的大海，然后笑了。',
}

export const VOICES = { en: 'English_Female_Currency', zh: 'Chinese_Female_Currency' }
