import type { Mood } from '../../setting/setting.ts'

/**
 * Words for the mood of music; scenes have another table, because `blue` is not a sad picture. English words match
 * whole words with simple endings.
 */
export const MUSIC_MOOD_WORDS: Record<Mood, string> = {
  calm: `calm calming relax relaxing relaxed peaceful peace serene gentle soft soothing quiet tranquil meditation
    meditative zen sleep sleepy chill mellow spa yoga 平静 宁静 安静 放松 舒缓 轻柔 柔和 冥想 安宁 恬静 治愈 助眠 悠闲 空灵 禅`,
  happy: `happy happiness joy joyful cheerful upbeat uplifting positive bright sunny energetic feel-good optimistic fun
    celebration celebrate party summer lively cheery 快乐 欢快 开心 愉快 喜悦 阳光 明快 欢乐 活力 积极 向上 轻快 喜庆 热闹 元气 派对`,
  sad: `sad sadness sorrow sorrowful melancholy melancholic emotional lonely grief heartbreak heartbroken mournful tearful
    blue nostalgic farewell gloomy tragic 悲伤 伤感 忧伤 忧郁 难过 哀伤 悲 孤独 寂寞 怀念 离别 凄凉 沉重 催泪 失落 怀旧`,
  epic: `epic heroic triumphant majestic grand powerful victory battle war glorious soaring monumental trailer inspiring
    motivational anthem 史诗 宏大 壮丽 磅礴 英雄 震撼 激昂 战争 战斗 胜利 恢弘 大气 热血 燃 雄壮 励志 豪迈`,
  tense: `tense tension suspense suspenseful thriller dark scary horror danger dangerous chase urgent anxious ominous
    dramatic fear action 紧张 悬疑 惊悚 恐怖 危险 追逐 黑暗 压抑 不安 急迫 惊险 动作 害怕 诡异`,
  romantic: `romantic romance love loving tender warm sweet wedding passion passionate intimate dreamy valentine
    浪漫 爱情 温柔 温暖 甜蜜 深情 婚礼 恋爱 柔情 温馨 爱 梦幻`,
  playful: `playful quirky whimsical funny comedy comic cute bouncy silly mischievous kids children cartoon childlike
    俏皮 可爱 有趣 幽默 搞笑 滑稽 童趣 儿童 卡通 活泼 调皮 诙谐 萌`,
  mysterious: `mysterious mystery enigmatic eerie magical magic ethereal fantasy secret strange haunting mystical space
    神秘 奇幻 魔幻 诡秘 奇异 秘密 缥缈 幽暗 梦境 科幻 探索`,
  neutral: `neutral background plain simple explainer tutorial documentary informative 中性 普通 背景 讲解 教程 纪录片 说明`,
}
