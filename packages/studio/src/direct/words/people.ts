import type { NounTable } from './noun-table.ts'

/** People by age and by role, and creatures that act like people. */
export const PEOPLE: NounTable = {
  person: `
👶 baby, infant, newborn, toddler, 婴儿, 宝宝, 小宝宝, 娃娃, 小婴儿 @room
🧒 child, little one, 孩子, 小孩, 小孩子, 儿童, 孩童, 幼童
👦 boy, little boy, young boy, teenage boy, teen boy, lad, 男孩, 小男孩, 男孩子, 少年, 男童
👧 girl, little girl, young girl, teenage girl, teen girl, 女孩, 小女孩, 女孩子, 少女, 女童, 小姑娘, 姑娘, 采茶姑娘, 采茶女, 女儿
🧑 human, figure, stranger, wanderer, player, seller, workmate, sibling, fighter, criminal, refugee, psychiatrist, blogger, vlogger, streamer, zookeeper, instructor, visitor, resident, professional, teammate, guide, camper, director, interviewer, owner, employee, staff member, worker in black, keeper, peddler, 人物, 旅人, 摊主, 模特儿, 球员, 博主, 主角, 一个人, 书生
🧑 people, humans, persons, villagers, townspeople, townsfolk, passersby, pedestrians, friends, guests, customers, teenagers, young people, audience, spectators, 人们, 人群, 行人们, 路人们, 朋友们, 村民, 观众, 大家, 众人 *4
🧑 crowd, crowds, mob, 拥挤的人群, 人潮, 人山人海 *6
👨 man, gentleman, young man, middle aged man, father, dad, daddy, male, businessman in black, 男人, 男子, 男士, 男性, 中年男人, 年轻男子, 年轻男人, 年轻男性, 先生, 父亲, 爸爸, 大叔, 男主角, 男主, 男模, 男生
👩 woman, lady, young woman, mother, mom, mum, mommy, female, beauty, female model, 女人, 妇女, 妇人, 女子, 女士, 女性, 年轻女子, 年轻女人, 年轻女性, 年轻女孩, 美女, 母亲, 妈妈, 女主角, 女主, 女模, 女生, 白衣女子, 古装美女, 旗袍美女
🧔 bearded man, man with a beard, 大胡子男人, 胡子大叔
👱‍♀️ blonde woman, blonde girl, blond woman, blonde, 金发女孩, 金发女郎, 金发美女
🧓 old person, elderly person, elder, senior, elderly, 老人, 老人家, 老者, 长者, 老年人
👴 old man, elderly man, grandfather, grandpa, granddad, 老爷爷, 爷爷, 外公, 老头, 老头子, 老翁, 老大爷, 大爷, 老渔夫, 老先生, 白发老人
👵 old woman, old lady, elderly woman, grandmother, grandma, granny, 老奶奶, 奶奶, 外婆, 老太太, 老婆婆, 姥姥, 大妈
🧑‍🎓 graduate, grad, college grad, 大学生, 毕业生 @room
🧑‍🌾 farmer, rancher, 农民, 牧民 @meadow
🧑‍🍳 chef, baker, cook, 厨师, 面包师, 大厨, 主厨, 厨子, 糕点师 @kitchen
🧑‍🔧 修理工
🧑‍🏭 factory worker
🧑‍💼 office worker, businessperson, clerk, salesperson, host, presenter, news anchor, 白领, 职员, 主持人 @room
👨‍💼 businessman, business man, 商务男士, 商务人士, 男白领 @room
👩‍💼 businesswoman, business woman, 女强人, 商务女士, 职业女性, 女白领 @room
🧑‍💻 programmer, coder, 程序员, 码农 @room
🧑‍🎤 singer, rock star, pop star, idol, performer, 歌手, 明星, 偶像, 摇滚明星, 歌唱家 @stage
👩‍🎤 female singer, diva, 女歌手, 女明星, 女歌星, 女团 @stage
👨‍🎤 male singer, 男歌手, 男明星 @stage
🧑‍🎨 artist, painter, 画家, 艺术家, 画师 @room
🧑‍✈️ flight captain
🧑‍🚀 astronaut, cosmonaut, spaceman, 宇航员, 航天员, 太空人 @space ~float
👩‍🚀 female astronaut, woman astronaut, 女宇航员, 女航天员 @space ~float
🧑‍🚒 firefighter, fireman, firemen, 消防员, 消防队员
👮 policeman, police officer, cop, policewoman, 警察, 警官, 民警
🕵️ detective, spy, secret agent, private eye, investigator, 侦探, 特工, 间谍
💂 guard, royal guard, sentry, 卫兵, 守卫, 侍卫
🥷 ninja, assassin, 忍者, 刺客, 蒙面人, 黑衣刺客 @forest
👷 builder, construction worker, 建筑工人, 建筑工, 工地工人
🤴 prince, 王子
🫅 king, emperor, queen of england, monarch, 国王, 皇帝, 君王, 皇上, 大王 @room
👸 princess, queen, empress, 公主, 女王, 皇后, 王后 @room
🤵 groom, bridegroom, 新郎, 侍者
👰‍♀️ bride, 新娘
🤰 pregnant woman, 孕妇
👼 angel, cherub, cupid, 天使, 小天使, 丘比特 @sky ~float
🎅 santa, santa claus, father christmas, 圣诞老人, 圣诞爷爷, 圣诞老公公 @snowfield
🦸 superhero, hero, superman, 超级英雄, 超人, 英雄 @skyline ~fly
🦸‍♀️ superheroine, wonder woman, female superhero, 女英雄, 女超人, 女侠 @skyline ~fly
🦹 villain, supervillain, 反派, 大反派, 坏蛋 @skyline
🧙‍♂️ wizard, sorcerer, mage, warlock, magician, 巫师, 魔法师, 法师, 魔术师, 道士, 仙翁 @forest
🧙‍♀️ witch, sorceress, enchantress, 女巫, 女法师, 巫婆 @forest
🧚 fairy, pixie, sprite, 花仙子, 精灵 @forest ~float
🧛 vampire, dracula, 吸血鬼 @room
🧜‍♀️ mermaid, 美人鱼, 人鱼 @underwater ~swim
🧜‍♂️ merman, 男人鱼 @underwater ~swim
🧝 elf, elves, 小精灵, 精灵族 @forest
🧞 genie, djinn, 灯神 ~float
🧟 zombie, undead, 僵尸, 丧尸 @street ~walk
🧌 troll, ogre, 巨怪, 食人魔 @forest
🤖 robot, android, cyborg, droid, automaton, mech, 机器人, 机械人, 机甲 ~walk
👽 alien, extraterrestrial, 外星人 @space
👻 ghost, spirit, phantom, 鬼魂, 幽灵, 鬼 @room ~float
💀 skeleton, skull, 骷髅, 骷髅头 ~bob
🤡 clown, jester, 小丑 @stage
👫 couple, lovers, young couple, sweethearts, man and woman, 情侣, 恋人, 一对情侣, 一对恋人, 夫妻, 夫妇, 小两口, 老两口, 两口子, 夫妻俩, 老夫妻, 老夫老妻, 男女主角
👪 family, families, 一家人, 家人, 家庭, 全家, 全家人, 一家三口, a family of three, family of three, 三口之家 @room
👨‍👩‍👧‍👦 a family of four, a family of five, family of four, family of five, 一家四口, 四口之家, 一家五口 @room
👭 twin sisters, best friends, 闺蜜, 姐妹, 双胞胎姐妹
👬 brothers, 兄弟, 兄弟俩
💃 dancer, flamenco dancer, female dancer, dancing woman, 舞者, 舞女, 女舞者, 跳舞的女人, 跳舞的女孩, 舞蹈演员 @stage ~dance
🕺 male dancer, dancing man, 男舞者, 跳舞的男人 @stage ~dance
🏃 runner, jogger, athlete, sprinter, marathon runner, 跑者, 跑步者, 运动员, 跑步的人 @street ~run
🏄 surfer, surfers, man surfing, woman surfing, 冲浪者, 冲浪手, 冲浪的人 @sea ~float
🏊 swimmer, 游泳者, 游泳运动员 @sea ~swim
🚴 cyclist, biker, bike rider, 骑行者, 骑自行车的人 @street ~ride
⛷️ skier, 滑雪者, 滑雪的人 @snowfield ~run
🏂 snowboarder, 单板滑雪者 @snowfield ~run
🏇 jockey, horse rider, horseman, rider, 骑马的人 @desert ~run
🧗 climber, rock climber, 攀岩者 @mountains
🧘 meditating man, meditating woman, yogi, meditating monk, yoga instructor, 瑜伽教练, 打坐的人, 冥想者 ~float
🤹 juggler, acrobat, 杂技演员, 杂耍演员 @stage
🏋️ weightlifter, bodybuilder, 举重运动员, 健身教练 @room
⛹️ basketball player, 篮球运动员 @street ~jump
:knight: knight, paladin, medieval knight, crusader, black knight, 骑士, 圣骑士, 中世纪骑士 @mountains
🤺 warrior, 勇士, 战士, 战神, 大侠 @mountains
`,
}
