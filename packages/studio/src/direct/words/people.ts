import type { NounTable } from './noun-table.ts'

/** People by age and by role, and creatures that act like people. */
export const PEOPLE: NounTable = {
  person: `
👶 baby, infant, newborn, toddler, 婴儿, 宝宝, 小宝宝, 娃娃, 小婴儿 @room
🧒 child, kid, little one, schoolchild, 孩子, 小孩, 小孩子, 小朋友, 儿童, 孩童, 幼童
👦 boy, little boy, young boy, schoolboy, teenage boy, teen boy, lad, son, 男孩, 小男孩, 男孩子, 少年, 男童, 儿子, 弟弟, 小伙子
👧 girl, little girl, young girl, schoolgirl, teenage girl, teen girl, daughter, 女孩, 小女孩, 女孩子, 少女, 女童, 小姑娘, 姑娘, 采茶姑娘, 采茶女, 女儿, 妹妹
🧑 person, human, figure, passerby, pedestrian, stranger, traveler, traveller, wanderer, hiker, someone, somebody, customer, tourist, player, photographer, seller, driver, neighbor, neighbour, colleague, coworker, workmate, classmate, friend, sister, brother, cousin, sibling, roommate, fighter, boxer, skater, archer, hunter, explorer, adventurer, archaeologist, inventor, thief, robber, criminal, prisoner, beggar, refugee, reporter, journalist, lawyer, engineer, architect, dentist, psychiatrist, librarian, maid, hairdresser, tailor, priest, nun, politician, president, blogger, vlogger, influencer, streamer, dj, drummer, guitarist, pianist, violinist, zookeeper, trainer, instructor, visitor, resident, actor, actress, professional, teammate, guide, camper, director, interviewer, owner, employee, staff member, worker in black, keeper, teenager, teen, vendor, merchant, peddler, fisherman, 人物, 行人, 路人, 旅人, 旅行者, 旅客, 游客, 顾客, 客人, 背包客, 登山者, 小贩, 摊主, 商人, 摄影师, 司机, 邻居, 同事, 朋友, 好友, 记者, 律师, 建筑师, 探险家, 猎人, 小偷, 强盗, 乞丐, 模特儿, 教练, 球员, 拳击手, 钢琴家, 吉他手, 鼓手, 博主, 网红, 快递员, 外卖员, 外卖小哥, 理发师, 裁缝, 神父, 修女, 总统, 渔夫, 渔民, 主角, 一个人, 邮递员, 诗人, 书生
🧑 people, humans, persons, villagers, passersby, pedestrians, tourists, friends, guests, customers, teenagers, young people, dancers, audience, spectators, passengers, workers, students, 人们, 人群, 行人们, 路人们, 朋友们, 游客们, 村民, 观众, 乘客, 大家, 众人, 学生们, 同学们 *4
🧑 crowd, crowds, mob, 拥挤的人群, 人潮, 人山人海 *6
👨 man, gentleman, guy, young man, middle aged man, father, dad, daddy, husband, uncle, male, businessman in black, 男人, 男子, 男士, 男性, 中年男人, 年轻男子, 年轻男人, 年轻男性, 先生, 父亲, 爸爸, 丈夫, 大叔, 叔叔, 哥哥, 男主角, 男主, 男模, 青年, 男生
👩 woman, lady, young woman, mother, mom, mum, mommy, wife, aunt, female, beauty, female model, fashion model, 女人, 女子, 女士, 女性, 年轻女子, 年轻女人, 年轻女性, 年轻女孩, 美女, 母亲, 妈妈, 妻子, 阿姨, 姐姐, 女主角, 女主, 女模, 女生, 模特, 白衣女子, 古装美女, 旗袍美女
🧔 bearded man, man with a beard, lumberjack, 大胡子男人, 胡子大叔
👱‍♀️ blonde woman, blonde girl, blond woman, blonde, 金发女孩, 金发女郎, 金发美女
🧓 old person, elderly person, elder, senior, elderly, 老人, 老人家, 老者, 长者, 老年人
👴 old man, elderly man, grandfather, grandpa, granddad, 老爷爷, 爷爷, 外公, 老头, 老头子, 老翁, 老大爷, 大爷, 老渔夫, 老先生, 白发老人
👵 old woman, old lady, elderly woman, grandmother, grandma, granny, 老奶奶, 奶奶, 外婆, 老太太, 老婆婆, 姥姥, 大妈
🧑‍🎓 student, graduate, 学生, 大学生, 毕业生, 同学, 小学生 @room
🧑‍🏫 teacher, professor, lecturer, 老师, 教师, 教授 @room
🧑‍🌾 farmer, gardener, rancher, 农民, 园丁, 牧民, 牧羊人 @meadow
🧑‍🍳 chef, baker, cook, 厨师, 面包师, 大厨, 主厨, 厨子, 糕点师 @kitchen
🧑‍🔧 mechanic, plumber, repairman, 修理工, 技工, 维修工
🧑‍🏭 factory worker, welder, worker, 工人, 焊工
🧑‍💼 office worker, manager, businessperson, clerk, salesperson, host, presenter, news anchor, 白领, 上班族, 经理, 职员, 老板, 主持人, 主播 @room
👨‍💼 businessman, business man, 商务男士, 商务人士, 男白领 @room
👩‍💼 businesswoman, business woman, 女强人, 商务女士, 职业女性, 女白领 @room
🧑‍🔬 scientist, researcher, chemist, 科学家, 研究员, 化学家 @room
🧑‍💻 programmer, hacker, coder, developer, gamer, 程序员, 黑客, 码农, 工程师, 玩家 @room
🧑‍🎤 singer, rock star, pop star, musician, idol, rapper, performer, 歌手, 明星, 偶像, 摇滚明星, 音乐家, 乐手, 演员, 歌唱家 @stage
👩‍🎤 female singer, diva, 女歌手, 女明星, 女歌星, 女团 @stage
👨‍🎤 male singer, 男歌手, 男明星 @stage
🧑‍🎨 artist, painter, 画家, 艺术家, 画师 @room
🧑‍✈️ pilot, flight captain, captain, 飞行员, 机长, 船长
🧑‍🚀 astronaut, cosmonaut, spaceman, 宇航员, 航天员, 太空人 @space ~float
👩‍🚀 female astronaut, woman astronaut, 女宇航员, 女航天员 @space ~float
🧑‍🚒 firefighter, fireman, firemen, 消防员, 消防队员
👮 policeman, police officer, cop, policewoman, 警察, 警官, 民警, 交警
🕵️ detective, spy, secret agent, private eye, investigator, 侦探, 特工, 间谍
💂 guard, royal guard, sentry, 卫兵, 守卫, 侍卫
💂 soldier, 士兵, 军人, 将军 ~walk
🥷 ninja, assassin, samurai, 忍者, 刺客, 武士, 黑衣人, 蒙面人, 黑衣刺客 @forest
👷 builder, construction worker, 建筑工人, 建筑工, 工地工人
🤴 prince, 王子
🫅 king, emperor, queen of england, monarch, 国王, 皇帝, 君王, 皇上, 大王 @room
👸 princess, queen, empress, 公主, 女王, 皇后, 王后 @room
🤵 groom, bridegroom, butler, waiter, 新郎, 管家, 服务员, 侍者
👰‍♀️ bride, 新娘
🤰 pregnant woman, 孕妇
👼 angel, cherub, cupid, 天使, 小天使, 丘比特 @sky ~float
🎅 santa, santa claus, father christmas, 圣诞老人, 圣诞爷爷, 圣诞老公公 @snowfield
🦸 superhero, hero, superman, 超级英雄, 超人, 英雄 @skyline ~fly
🦸‍♀️ superheroine, wonder woman, female superhero, 女英雄, 女超人, 女侠 @skyline ~fly
🦹 villain, supervillain, 反派, 大反派, 坏蛋 @skyline
🧙‍♂️ wizard, sorcerer, mage, warlock, magician, 巫师, 魔法师, 法师, 魔术师, 道士, 仙翁 @forest
🧙‍♀️ witch, sorceress, enchantress, 女巫, 女法师, 巫婆 @forest
🧚 fairy, pixie, sprite, 仙子, 花仙子, 小仙女, 精灵, 仙女 @forest ~float
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
👫 couple, lovers, young couple, sweethearts, man and woman, 情侣, 恋人, 一对情侣, 一对恋人, 夫妻, 夫妇, 小两口, 男女主角
👪 family, families, 一家人, 家人, 家庭, 全家, 一家三口, 一家四口 @room
👭 twin sisters, best friends, 闺蜜, 姐妹, 双胞胎姐妹
👬 brothers, 兄弟, 兄弟俩
💃 dancer, ballerina, ballet dancer, flamenco dancer, female dancer, dancing woman, 舞者, 舞女, 女舞者, 芭蕾舞者, 跳舞的女人, 跳舞的女孩, 舞蹈演员 @stage ~dance
🕺 male dancer, dancing man, 男舞者, 跳舞的男人 @stage ~dance
🏃 runner, jogger, athlete, sprinter, marathon runner, 跑者, 跑步者, 运动员, 跑步的人 @street ~run
🏄 surfer, surfers, man surfing, woman surfing, 冲浪者, 冲浪手, 冲浪的人 @sea ~float
🏊 swimmer, diver, 游泳者, 游泳运动员, 潜水员 @sea ~swim
🚴 cyclist, biker, bike rider, 骑行者, 骑手, 骑自行车的人 @street ~ride
⛷️ skier, 滑雪者, 滑雪的人 @snowfield ~run
🏂 snowboarder, 单板滑雪者 @snowfield ~run
🏇 jockey, horse rider, horseman, rider, 骑马的人 @desert ~run
🧗 climber, rock climber, mountaineer, 攀岩者, 登山家 @mountains
🧘 meditating man, meditating woman, yogi, meditating monk, yoga instructor, 瑜伽教练, 打坐的人, 冥想者 ~float
🤹 juggler, acrobat, 杂技演员, 杂耍演员 @stage
🏋️ weightlifter, bodybuilder, 举重运动员, 健身教练 @room
⛹️ basketball player, 篮球运动员 @street ~jump
:knight: knight, paladin, medieval knight, crusader, black knight, 骑士, 圣骑士, 中世纪骑士 @mountains
🤺 warrior, swordsman, gladiator, fencer, 勇士, 战士, 战神, 剑客, 剑士, 侠客, 大侠 @mountains
🧔 pirate, sailor, viking, 海盗, 水手 @sea
`,
}
