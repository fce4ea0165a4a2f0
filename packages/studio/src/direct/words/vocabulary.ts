// Made by tools/build-vocabulary.ts from CLDR 48; not to be edited by hand.
import type { NounTable } from './noun-table.ts'

export const VOCABULARY: NounTable = {
  person: `
👶 baby, 小宝贝, 小毛头
🧒 grandchild, 儿童
👦 boy, 男孩
👧 girl, 女孩, 大眼女孩, 女儿
👱 金色头发的人
👨 man, 男人
🧔 有胡子的人, 大胡子, 络腮胡, 胡须, 腮帮子, 连鬓胡子
🧔‍♂️ 有络腮胡子的男人
👱‍♂️ 金发男
👩 woman, 女人, 淑女
🧔‍♀️ 有络腮胡子的女人
👱‍♀️ 金发女
🧓 older person, 老年人, 老男人
👴 old man, 老爷爷, 老头
👵 old woman, 老奶奶, 老太
🧑‍⚕️ health worker, 卫生工作者
👨‍⚕️ man health worker, 男医生, 男治疗师
👩‍⚕️ woman health worker, 女医生, 女治疗师
🧑‍🎓 student, 学生, 毕业生
👨‍🎓 man student, 男学生
👩‍🎓 woman student, 女学生
🧑‍🏫 teacher, 老师
👨‍🏫 man teacher, 男老师
👩‍🏫 woman teacher, 女老师
🧑‍⚖️ judge, 法官
👨‍⚖️ man judge, 男法官
👩‍⚖️ woman judge, 女法官
🧑‍🌾 farmer, 农民
👨‍🌾 man farmer, 农夫
👩‍🌾 woman farmer, 农妇
🧑‍🍳 cook, 厨师
👨‍🍳 man cook, 男厨师
👩‍🍳 woman cook, 女厨师
🧑‍🔧 mechanic, 技工
👨‍🔧 man mechanic, 男技工, 机械工, 杂工
👩‍🔧 woman mechanic, 女技工, 修理工, 水电工
🧑‍🏭 factory worker, 工人
👨‍🏭 man factory worker, 男工人, 组装工
👩‍🏭 woman factory worker, 女工人
🧑‍💼 office worker, 白领
👨‍💼 man office worker, 男白领
👩‍💼 woman office worker, 女白领
🧑‍🔬 scientist, 科学家
👨‍🔬 man scientist, 男科学家
👩‍🔬 woman scientist, 女科学家
🧑‍💻 technologist, 程序员
👨‍💻 man technologist, 男程序员
👩‍💻 woman technologist, 女程序员
🧑‍🎤 singer, 歌手
👨‍🎤 man singer, 男歌手, 男演员
👩‍🎤 woman singer, 女歌手
🧑‍🎨 artist, 艺术家
👨‍🎨 man artist, 男艺术家
👩‍🎨 woman artist, 女艺术家
🧑‍✈️ pilot, 飞行员
👨‍✈️ man pilot, 男飞行员
👩‍✈️ woman pilot, 女飞行员
🧑‍🚀 astronaut, 宇航员
👨‍🚀 man astronaut, 男宇航员
👩‍🚀 woman astronaut, 女宇航员
🧑‍🚒 firefighter, 消防员
👨‍🚒 man firefighter, 男消防员
👩‍🚒 woman firefighter, 女消防员
👮 police officer, 警察
👮‍♂️ man police officer, 男警察
👮‍♀️ woman police officer, 女警察
🕵️ detective, 侦探
💂 guard, 卫兵
💂‍♂️ man guard, 男卫兵
💂‍♀️ woman guard, 女卫兵
🥷 ninja, 忍者
👷 construction worker, 建筑工人, 包工头
👷‍♂️ man construction worker, 男建筑工人
👷‍♀️ woman construction worker, 女建筑工人
🫅 person with crown, 戴王冠的人
🤴 prince, 王子
👸 princess, 公主
👳 person wearing turban, 戴头巾的人
👳‍♂️ man wearing turban, 戴头巾的男人
👳‍♀️ woman wearing turban, 戴头巾的女人
👲 person with skullcap, 戴瓜皮帽的人, 瓜皮帽
🧕 woman with headscarf, 带头饰的女人
🤵 person in tuxedo, 穿燕尾服的人, 燕尾服
🤵‍♂️ man in tuxedo, 穿礼服的男人
🤵‍♀️ woman in tuxedo, 穿礼服的女人
👰 person with veil, 戴头纱的人, 戴头纱的新娘
👰‍♂️ man with veil, 戴头纱的男人
👰‍♀️ woman with veil, 戴头纱的女人
🤰 pregnant woman, 孕妇, 怀孕的女人
🫃 pregnant man, 怀孕的男人
🫄 pregnant person, 怀孕的人
👩‍🍼 woman feeding baby, 哺乳的女人
👨‍🍼 man feeding baby, 哺乳的男人
🧑‍🍼 person feeding baby, 哺乳的人
👼 baby angel, 小天使
🎅 santa claus, 圣诞老人
🤶 mrs. claus, 圣诞奶奶
🧑‍🎄 mx claus, 圣诞人, 圣诞帽, 圣诞快乐, 圣诞老公公
🦸 superhero, 超级英雄, 女英雄, 女超人, 超人
🦸‍♂️ man superhero, 男超级英雄
🦸‍♀️ woman superhero, 女超级英雄
🦹 supervillain, 超级大坏蛋, 大反派, 超级恶棍
🦹‍♂️ man supervillain, 男超级大坏蛋
🦹‍♀️ woman supervillain, 女超级大坏蛋
🧙 mage, 法师
🧙‍♂️ man mage, 男法师
🧙‍♀️ woman mage, 女法师
🧚 fairy
🧚‍♂️ man fairy
🧚‍♀️ woman fairy, 仙女, 女精灵
🧛 vampire, 吸血鬼
🧛‍♂️ man vampire, 男吸血鬼, 男不死族
🧛‍♀️ woman vampire, 女吸血鬼, 女不死族
🧜 merperson, 人鱼
🧜‍♂️ merman, 男人鱼
🧜‍♀️ mermaid, 美人鱼
🧝 elf, 小精灵
🧝‍♂️ man elf, 男小精灵
🧝‍♀️ woman elf, 女小精灵
🧞 genie
🧞‍♂️ man genie, 男妖怪
🧞‍♀️ woman genie, 女妖怪
🧟 zombie, 僵尸
🧟‍♂️ man zombie, 男僵尸, 男行尸走肉
🧟‍♀️ woman zombie, 女僵尸, 女行尸走肉
🧌 troll, 穴居巨怪
`,
  animal: `
🐒 monkey, 猴子
🦍 gorilla, 大猩猩
🦧 orangutan, 红毛猩猩, 猩猩
🐶 dog face, 狗脸
🐕 dog, dogs
🦮 guide dog, 导盲犬
🐕‍🦺 service dog, 工作犬
🐩 poodle, 贵宾犬
🐺 wolf, 狼头
🦊 fox, 狐狸, 狐狸的脸
🦝 raccoon, 浣熊
🐱 cat face, 猫脸, 猫咪
🐈 cat, cats, 小猫
🐈‍⬛ black cat, 黑猫, 猫科
🦁 lion, 狮子, 狮子头
🐯 tiger face, 老虎头
🐅 tiger, 老虎
🐆 leopard, 豹子, 猎豹
🐴 horse face, 马头
🫎 moose, 驼鹿, 鹿角, 麋鹿
🫏 donkey, 驴子
🐎 horse
🦄 unicorn, 独角兽, 独角兽头
🦓 zebra, 斑马
🦌 deer
🦬 bison, 大野牛, 欧洲野牛, 牦牛, 野牛
🐮 cow face, 奶牛头, 母牛, 牛头
🐂 ox, 公牛
🐃 water buffalo, 水牛
🐄 cow, 奶牛
🐷 pig face, 猪头
🐖 pig
🐗 boar, 野猪
🐽 pig nose, 猪鼻子
🐏 ram, 公羊
🐑 ewe, 母羊, 绵羊
🐐 goat, 山羊
🐪 camel, 骆驼, 单峰驼, 驼峰
🐫 two-hump camel, 双峰骆驼, 双峰
🦙 llama, 美洲鸵
🦒 giraffe, 长颈鹿
🐘 elephant, 大象
🦣 mammoth, 猛犸, 猛犸象
🦏 rhinoceros, 犀牛
🦛 hippopotamus, hippo, 河马
🐭 mouse face, 老鼠头
🐁 mouse, 老鼠
🐀 rat, 耗子
🐹 hamster, 仓鼠, 仓鼠头
🐰 rabbit face, 兔子头, 兔宝宝
🐇 rabbit, 兔子
🐿️ chipmunk, 松鼠, 花栗鼠, 金花鼠
🦫 beaver, 海狸
🦔 hedgehog, 刺猬
🦇 蝙蝠
🐻 bear, 灰熊, 熊头, 熊脸
🐻‍❄️ polar bear, 北极熊
🐨 koala, 考拉
🐼 panda, 熊猫, 熊猫脸, 猫熊, 猫熊脸
🦥 sloth, 树懒
🦦 otter, 水獭
🦨 skunk, 臭鼬
🦘 kangaroo, 袋鼠, 小袋鼠, 有袋目动物
🦡 badger, 蜜獾
🐸 frog, 青蛙, 青蛙头
🐊 crocodile, 鳄鱼
🐢 turtle, 乌龟, 海龟, 陆龟
🦎 lizard, 蜥蜴
🐍 snake
🐲 dragon face, 龙头
🐉 dragon
🦕 sauropod, 蜥蜴类
🦖 t-rex, 霸王龙, 暴龙, 暴龙君主
⛄ snowman without snow, 雪人
`,
  bird: `
🦃 turkey, 火鸡
🐔 chicken
🐓 rooster, 公鸡
🐣 hatching chick, 小鸡破壳
🐤 baby chick, 小鸡
🐥 front-facing baby chick, 正面朝向的小鸡
🐦 bird
🐧 penguin, 企鹅
🕊️ dove, 鸽子
🦅 eagle, 老鹰
🦆 duck, 鸭子
🦢 swan, 天鹅, 小天鹅
🦉 owl, 猫头鹰
🦤 dodo, 渡渡鸟
🦩 flamingo, 火烈鸟
🦚 peacock, 孔雀, 雌孔雀
🦜 parrot, 鹦鹉
🐦‍⬛ black bird, 黑色的鸟
🪿 goose, 雄鹅, 鹅群
`,
  fish: `
🐳 spouting whale, 喷水的鲸
🐋 whale, 鲸鱼
🐬 dolphin, 海豚
🦭 海豹, 海狮
🐟 fish
🐠 tropical fish, 热带鱼
🐡 blowfish, 河豚
🦈 shark, 鲨鱼
🐙 octopus, 章鱼
🐚 spiral shell, 海螺
🪸 coral, 珊瑚, 珊瑚礁
🪼 jellyfish, 水母
🦀 crab
🦞 lobster, 龙虾, 红龙虾
🦐 shrimp
🦑 squid, 乌贼
🦪 oyster, 牡蛎
`,
  insect: `
🐌 snail, 蜗牛, 法国蜗牛
🦋 butterfly, 蝴蝶
🐛 bug, 毛毛虫, 毛虫
🐜 ant, 蚂蚁
🐝 honeybee, 蜜蜂
🪲 beetle, 甲虫
🐞 lady beetle, 瓢虫
🦗 cricket, 蟋蟀
🪳 cockroach, roach, 蟑螂
🕷️ spider, 蜘蛛
🕸️ spider web, 蜘蛛网, 蛛网
🦂 scorpion, 蝎子
🦟 mosquito, 蚊子
🪰 苍蝇
🪱 worm, earthworm, 蠕虫, 寄生虫
`,
  flower: `
💐 bouquet, 花束, 鲜花
🌸 cherry blossom, 樱花
🪷 lotus, 莲花
🏵️ 圆形花饰, 光荣花, 花圈
🌹 rose, 玫瑰
🥀 wilted flower, 枯萎的花
🌺 hibiscus, 芙蓉
🌻 sunflower, 向日葵
🌷 tulip, 郁金香
🪻 hyacinth, 风信子
`,
  plant: `
🌱 seedling, 幼苗
🪴 potted plant, 盆栽植物, 盆景, 花盆
🌵 cactus, 仙人掌
🌾 sheaf of rice, 稻子
☘️ shamrock, 三叶草, 酢浆草
🍀 four leaf clover, 四叶草
🍄 mushroom, 蘑菇
`,
  tree: `
🌲 evergreen tree, 松树, 常青树
🌳 deciduous tree, 落叶树, 落叶植物
🌴 palm tree, 棕榈树
`,
  leaf: `
🍁 maple leaf, 枫叶, 秋叶
🍂 fallen leaf, 落叶
🍃 leaf fluttering in wind, 叶子
`,
  food: `
🍇 grapes, grape, 葡萄
🍈 melon, 甜瓜, 哈密瓜, 蜜瓜, 香瓜
🍉 watermelon, 西瓜
🍊 tangerine, 橘子, 桔子
🍋 lemon, 柠檬
🍌 banana, 香蕉
🍍 pineapple, 菠萝
🥭 mango, 芒果
🍏 green apple, 青苹果
🍐 pear
🍑 peach
🍒 cherries, 樱桃
🍓 strawberry, 草莓
🫐 blueberries, 蓝莓
🥝 kiwi fruit, 猕猴桃
🍅 tomato, 西红柿
🫒 olive, 橄榄
🥥 coconut, 椰子
🥑 avocado, 鳄梨, 酪梨
🍆 eggplant, 茄子
🥔 potato, 土豆
🥕 carrot, 胡萝卜
🌽 ear of corn, 玉米, 苞米
🌶️ hot pepper
🫑 bell pepper, 灯笼椒, 青椒
🥒 cucumber, 黄瓜
🥬 leafy green, 绿叶蔬菜, 卷心菜, 圆白菜, 小白菜, 生菜
🥦 broccoli, 西兰花
🧄 garlic, 大蒜, 蒜头
🧅 onion, 洋葱
🥜 peanuts, peanut, 花生
🫘 豆子
🌰 chestnut, 栗子
🫚 ginger root
🫛 pea pod, 豌豆荚, 大豆, 毛豆, 豆茎, 豆荚, 豌豆, 黄豆
🍞 bread, 面包, 一条面包, 全麦面包
🥐 croissant, 羊角面包, 新月形面包, 牛角面包
🥖 baguette bread, 法式长棍面包, 法式长条面包
🫓 flatbread, 扁面包, 面饼
🥨 pretzel, 椒盐卷饼
🥯 bagel, 面包圈, 硬面包圈
🥞 pancakes, pancake, 烙饼, 煎饼, 薄煎饼, 薄饼
🧇 waffle, 华夫饼, 松饼, 格子饼, 窝夫饼
🧀 cheese wedge, 芝士
🍖 meat on bone, 排骨, 带骨的肉
🍗 poultry leg, 家禽的腿, 鸡腿
🥩 cut of meat, 肉块
🥓 bacon, 培根
🍔 hamburger, burger, 汉堡, 汉堡包
🍟 french fries, 薯条
🍕 pizza, 披萨, 一片比萨, 比萨, 比萨饼
🌭 hot dog, 热狗
🥪 sandwich, 三明治
🌮 taco, 墨西哥卷饼, 玉米卷饼, 墨西哥玉米卷
🌯 burrito, 墨西哥玉米煎饼, 玉米煎饼
🫔 tamale, 墨西哥粽子, 巴西粽, 粽子, 墨西哥饼
🥙 stuffed flatbread, 夹心饼, 大饼, 肉夹馍
🧆 falafel, 炸豆丸子, 油炸鹰嘴豆饼, 鹰嘴豆
🥚 egg
🥘 shallow pan of food, 装有食物的浅底锅, 炖锅, 煎锅
🍲 pot of food, 一锅食物
🫕 fondue, 奶酪火锅, 奶酪锅, 火锅
🥣 bowl with spoon, 碗勺, 碗中汤匙, 碗和汤匙
🥗 green salad, 绿色沙拉, 沙拉, 绿色蔬菜
🍿 popcorn, 爆米花
🧈 黄油
🥫 canned food, 罐头食品
🍱 bento box, 盒饭, 便当盒
🍘 rice cracker, 米饼, 米果
🍙 rice ball, 饭团, 日式饭团
🍚 cooked rice, 米饭
🍛 curry rice, 咖喱饭, 咖喱
🍜 面条, 拉面, 热气腾腾面碗
🍝 spaghetti, 意粉, 意大利面, 意面
🍠 roasted sweet potato, 烤红薯, 烤地瓜, 红薯
🍢 oden, 关东煮
🍣 sushi, 寿司
🍤 fried shrimp, 天妇罗
🍥 fish cake with swirl, 鱼板
🥮 moon cake, 月饼
🍡 dango, 团子, 和果子
🥟 dumpling, 饺子, 水饺, 波兰饺子, 煎饺
🥠 fortune cookie, 幸运饼干
🥡 takeout box, 外卖盒, 中式外卖, 外卖包装, 外卖桶, 外卖餐盒
🍦 soft ice cream, 圆筒冰激凌, 圆筒冰淇淋
🍧 shaved ice, 刨冰, 冰沙, 沙冰
🍨 ice cream, 冰淇淋, 冰激凌
🍩 doughnut, 甜甜圈
🍪 cookie, 饼干, 曲奇饼
🎂 birthday cake, 生日蛋糕, 生日快乐
🍰 shortcake, 水果蛋糕, 一片蛋糕
🧁 cupcake, 纸杯蛋糕
🥧 pie, 一片派, 南瓜派, 水果派, 苹果派
🍫 chocolate bar, 巧克力, 巧克力棒
🍬 candy, 糖果纸
🍭 lollipop, 棒棒糖
🍮 奶黄, 蛋奶冻, 蛋奶沙司
🍯 honey pot, 蜂蜜, 蜜罐
🥢 chopsticks, 筷子
🍽️ fork and knife with plate
🍴 fork and knife, 刀叉
🥄 spoon, 匙子, 汤匙
🔪 kitchen knife, 菜刀
🫙 jar
`,
  drink: `
🍼 baby bottle, 奶瓶
🥛 glass of milk, 一杯奶
🫖 teapot, 茶壶
🍵 teacup without handle, 热茶, 乌龙茶, 无柄茶杯, 茶杯
🍶 sake, 清酒, 清酒杯, 清酒瓶
🍾 bottle with popping cork, 香槟
🍷 wine glass, 葡萄酒
🍸 cocktail glass, 鸡尾酒, 鸡尾酒杯
🍹 tropical drink, 热带水果饮料, 热带饮料
🍺 beer mug, 啤酒
🍻 clinking beer mugs
🥂 clinking glasses
🥃 tumbler glass, 平底杯, 一杯威士忌, 平底无脚杯, 随行杯
🥤 cup with straw, 带吸管杯, 带吸管的杯子
🧋 bubble tea, 珍珠奶茶, 奶茶
🧃 beverage box, 饮料盒, 果汁盒
🧉 马黛茶
`,
  thing: `
🧭 compass, 指南针
🛹 skateboard, 滑板
🛼 roller skate, 四轮滑冰鞋, 旱冰, 溜冰鞋
🧳 luggage, 行李箱, 手提箱, 滚轮提箱
⌛ hourglass done, 沙漏
⏳ hourglass not done, 沙正往下流的沙漏
⌚ watch, 手表
⏰ alarm clock, 闹钟
⏱️ stopwatch, 秒表, 码表
⏲️ timer clock, 定时器
🕰️ mantelpiece clock, 座钟, 台钟, 壁炉钟
🌂 closed umbrella, 收起的伞
☂️ umbrella
☔ umbrella with rain drops, 雨伞
⛱️ umbrella on ground, 阳伞, 地上的阳伞
🏆 trophy, 奖杯
🏅 sports medal, 奖牌, 运动会奖牌
🥇 1st place medal, 金牌, 第一名奖牌
🥈 2nd place medal, 银牌, 第二名奖牌
🥉 3rd place medal, 铜牌, 第三名奖牌
🥊 boxing glove, 拳击手套
🥋 martial arts uniform, 练武服
🥅 球门, 球网
⛳ flag in hole, 高尔夫球洞, 球洞
⛸️ ice skate, 冰刀
🎣 fishing pole, 钓鱼竿, 钓竿, 鱼杆
🤿 diving mask, 潜水面罩
🎽 running shirt, 运动背心, 运动服
🎿 skis
🛷 sled, sledge, 雪橇, 平底雪橇
🥌 curling stone, 冰壶, 冰上溜石, 石壶
🎨 artist palette, 调色盘, 调色板
🕯️ candle, 蜡烛, 烛光, 烛火
💡 light bulb, 灯泡, 电灯泡, 白炽灯
🔦 flashlight, 手电筒, 手电, 电筒
🪔 diya lamp, 印度油灯
🪙 coin, 硬币, 金币
💰 money bag, 钱袋
✏️ pencil, 铅笔
✒️ black nib, 钢笔尖, 黑色笔尖
🖋️ fountain pen, 钢笔
🖊️ pen, 原子笔, 圆珠笔, 油笔
🖌️ paintbrush, 画笔, 毛笔, 画刷, 笔刷
🖍️ crayon, 蜡笔
💼 briefcase, 公文包, 公事包
✂️ scissors, 剪刀, 剪子
🔑 key, keys, 钥匙
🗝️ old key, 老式钥匙, 古老的钥匙, 旧钥匙
🔨 hammer, 锤子
🪓 axe, 斧头
⛏️ 铁镐
⚒️ hammer and pick, 锤子与镐, 镐子
🛠️ hammer and wrench, 锤子与扳手
🗡️ dagger, 匕首
⚔️ crossed swords, 交叉放置的剑, 双剑
🪃 boomerang, 回旋镖
🏹 bow and arrow, 弓和箭, 弓箭
🛡️ shield, 盾牌
🪚 carpentry saw, 木工锯, 锯子
🔧 wrench, 扳手, 螺丝扳手
🪛 screwdriver, 螺丝刀
🔩 nut and bolt, 螺母与螺栓, 螺帽, 螺栓, 螺母, 螺钉
⚙️ 齿轮
⚖️ balance scale, 天平
🦯 white cane, 盲杖
⛓️ 链条, 铁链
🪝 挂钩, 弯钩, 钩子, 钩状物, 鱼钩
🧰 toolbox, 工具箱, 大箱子
🧲 magnet, 磁铁, 马蹄铁
🪜 ladder, 梯子, 梯级, 爬梯
⚗️ alembic, 蒸馏器
🧪 test tube, 试管
🧫 petri dish, 培养皿
🔬 microscope, 显微镜
🔭 telescope, 望远镜
📡 satellite antenna, 卫星天线, 卫星接收天线, 卫星碟形天线
🩹 adhesive bandage, 创可贴
🩼 crutch, 拐杖, 手杖
🩺 stethoscope, 听诊器
🛒 shopping cart, 购物车, 手推车
`,
  building: `
🏟️ stadium, 体育馆
🏛️ classical building, 古典建筑, 古建筑
🛖 hut, 小屋, 圆屋, 茅屋
🏘️ houses, 房屋建筑
🏚️ derelict house, 废墟, 废屋
🏠 house, 房子, 房屋
🏡 house with garden, 别墅
🏢 office building, 办公楼, 写字楼
🏣 japanese post office, 日本邮局
🏤 post office, 邮局, 欧洲邮局
🏥 hospital, 医院
🏦 bank, 银行
🏨 hotel, 酒店
🏩 love hotel, 情人酒店, 情人旅馆, 情侣酒店
🏪 convenience store, 便利店, 商店
🏫 school, 学校, 教学楼
🏬 department store, 商场, 百货商城, 百货商店
🏭 factory, 工厂
🏯 japanese castle, 日本城堡
🏰 castle, 欧洲城堡
🗼 tokyo tower, 东京塔
🗽 statue of liberty, 自由女神像, 塑像
⛪ church, 教堂, 小教堂
🕌 mosque, 清真寺
🛕 hindu temple, 印度寺庙, 佛寺, 寺庙, 寺院, 庙宇
🕍 synagogue, 犹太教堂
⛩️ shinto shrine, 神社
🕋 kaaba, 克尔白
⛲ fountain, 喷泉
⛺ tent, 帐篷
🎠 carousel horse, 旋转木马, 木马
🛝 playground slide, 游乐场滑梯, 游乐场, 滑梯
🎡 ferris wheel, 摩天轮
🎢 roller coaster, 过山车
🎪 circus tent, 马戏团帐篷, 马戏团
`,
  rail: `
🚂 locomotive, 蒸汽火车, 守车, 火车头, 蒸汽车头
🚃 轨道车
🚄 high-speed train, 高速列车
🚅 bullet train, 子弹头高速列车, 子弹列车, 子弹头
🚆 train, 火车
🚈 轻轨
🚊 tram, 路面电车
🚝 monorail, 单轨
🚞 山地铁路
🚋 tram car, 有轨电车
`,
  car: `
🚌 bus, 公交车
🚍 oncoming bus, 迎面驶来的公交车
🚎 trolleybus, 无轨电车
🚐 minibus, 小巴
🚑 ambulance, 救护车
🚒 fire engine, 消防车, 救火车
🚓 police car, 警车
🚔 oncoming police car, 迎面驶来的警车
🚕 taxi, 出租车, 计程车
🚖 oncoming taxi, 迎面驶来的出租车
🚗 automobile, 汽车
🚘 oncoming automobile, 迎面驶来的汽车
🚙 sport utility vehicle, 运动型多用途车, 休旅车, 休闲车, 房车
🛻 pickup truck, 敞蓬小型载货卡车, 皮卡
🚚 delivery truck, 货车
🚛 articulated lorry, 铰接式货车, 拖车, 铰接式卡车
🚜 tractor, 拖拉机
🏎️ racing car, 赛车, 跑车
🏍️ motorcycle, 摩托车, 摩托
🛵 motor scooter, 小型摩托车, 踏板车
🦽 manual wheelchair, 手动轮椅
🦼 motorized wheelchair, 电动轮椅
🛺 auto rickshaw, 三轮摩托车, 三脚鸡, 三蹦子, 嘟嘟车, 电动三轮车, 自动人力车, 黄包车
🚲 bicycle, 自行车
🛴 kick scooter, 滑板车
`,
  boat: `
⛵ sailboat, 帆船
🛶 canoe, 独木舟
🚤 speedboat, 快艇, 豪华游艇
🛳️ passenger ship, 客轮, 客船
⛴️ ferry, 渡轮, 渡船, 轮船
🛥️ motor boat, 摩托艇
🚢 ship
`,
  aircraft: `
✈️ airplane, 飞机, 喷气机
🛩️ small airplane, 小型飞机, 小飞机
🪂 parachute, 降落伞, 帆伞, 滑翔伞
🚁 helicopter, copter, 直升机, 直升飞机
🚟 suspension railway, 空轨, 悬挂式单轨, 空中轨道列车
🚠 mountain cableway
🚡 aerial tramway, 索道
`,
  spacecraft: `
🛰️ satellite, 卫星
🚀 rocket, rockets, 火箭
🛸 flying saucer, 飞碟, 不明飞行物
`,
  moon: `
🌑 new moon, 朔月
🌒 waxing crescent moon, 蛾眉月, 三日月, 盈月, 眉月
🌓 first quarter moon, 上弦月
🌔 waxing gibbous moon, 盈凸月
🌕 full moon, 满月
🌖 waning gibbous moon, 亏凸月
🌗 last quarter moon, 下弦月
🌘 waning crescent moon, 残月, 亏眉月
🌙 crescent moon, 弯月, 新月形
`,
  planet: `
🪐 ringed planet, 有环行星, 土星, 行星
`,
  sky: `
🌈 rainbow, 彩虹
`,
  festive: `
🎃 jack-o-lantern, 南瓜灯, 南瓜
🎄 christmas tree, 圣诞树
🧨 firecracker, 爆竹
🎈 balloon, 气球
🎉 party popper, 拉炮彩带, 彩带, 拉炮
🎊 confetti ball, 五彩纸屑球, 五彩纸屑, 彩色纸屑
🎋 tanabata tree, 七夕树
🎍 pine decoration, 门松
🎎 japanese dolls, 日本人形, 人偶, 日本人偶
🎏 carp streamer, 鲤鱼旗, 长旗
🎐 wind chime, 风铃
🧧 red envelope, 红包, 红信封
🎀 ribbon, 蝴蝶结
🎁 wrapped gift, 礼物, 包礼物, 生日礼物, 礼品
`,
  ball: `
⚽ soccer ball, 足球, 英式足球
⚾ baseball, 棒球
🥎 softball, 垒球
🏀 basketball, 篮球, 篮筐
🏐 volleyball, 排球
🏈 american football, 美式橄榄球
🏉 rugby football, 英式橄榄球
🎾 tennis, 网球, 网球拍
🥏 flying disc, 飞盘, 圆盘
🎳 保龄球
🏏 板球
🏑 field hockey, 曲棍球
🏒 ice hockey, 冰球, 冰球杆
🥍 lacrosse, 袋棍球, 长曲棍球
🏓 ping pong, 乒乓球, 乒乓, 桌球
🏸 badminton, 羽毛球, 羽球
`,
  toy: `
🪀 yo-yo, 悠悠球, 溜溜球
🪁 kite, 风筝
🎱 台球, 台球台, 霹雳八球
🔮 crystal ball, 水晶球
🪄 magic wand, 魔棒, 魔杖
🎮 video game, 游戏手柄, 手柄, 游戏控制器
🕹️ joystick, 游戏操控杆, 操控杆
🎰 slot machine, 老虎机, 吃角子老虎, 角子机
🎲 骰子, 色子, 骰子游戏
🧩 puzzle piece, 拼图
🧸 teddy bear, 泰迪熊
🪅 piñata, 彩罐
🪩 mirror ball, 镜球
`,
  worn: `
👓 glasses, eyeglasses, 眼镜
🕶️ sunglasses, 墨镜
🥽 goggles, 护目镜
🥼 lab coat, 白大褂, 实验室白大褂
🦺 safety vest, 救生衣
👔 necktie, 领带, 衬衫领带
👕 t-shirt, t恤, 恤衫
👖 jeans, 牛仔裤
🧣 scarf, 围巾, 围脖
🧤 gloves, 手套
🧥 coat, 外套
🧦 socks, 袜子, 短袜, 长袜
👗 dress, 连衣裙, 裙子
👘 kimono, 和服
🥻 sari, 纱丽, 莎丽
🩱 one-piece swimsuit, 连体泳衣, 连身泳衣
🩲 三角裤
🩳 shorts, 短裤, 四角裤, 泳裤
👙 比基尼
👚 woman's clothes, 女装, 女生衣服, 女衬衫
🪭 folding hand fan, 折扇, 扇子
👛 purse, 钱包
👜 handbag, 手提包, 包包, 挎包
👝 clutch bag, 手袋, 手拿包
🛍️ 购物袋
🎒 backpack, 书包
🩴 thong sandal, 夹趾凉鞋, 沙滩凉鞋
👞 man's shoe, 男鞋, 皮鞋
👟 running shoe, 跑鞋, 运动鞋
🥾 hiking boot, 登山鞋
🥿 flat shoe, 平底鞋, 便鞋, 平底芭蕾舞鞋
👠 high-heeled shoe, 高跟鞋
👡 woman's sandal, 女式凉鞋
🩰 ballet shoes, 芭蕾舞鞋, 舞鞋, 足尖鞋
📿 prayer beads, 念珠
`,
  headwear: `
👑 crown, 皇冠
👒 woman's hat, 女帽
🎩 top hat, 礼帽, 高帽
🎓 graduation cap, 毕业帽, 四方帽
🧢 billed cap, 鸭舌帽, 棒球帽
🪖 military helmet, 军用头盔
⛑️ rescue worker's helmet, 白十字头盔, 救援人员头盔
`,
  product: `
💄 lipstick, 唇膏
💍 ring, 戒指, 钻戒
💎 gem stone, 宝石
🎧 headphone, 耳机, 头戴式耳机, 耳塞
📻 radio, 收音机
📱 mobile phone, 手机, 手提电话
☎️ telephone, 电话
📞 telephone receiver, 电话听筒, 听筒
📟 pager, 寻呼机, 传呼机, 呼机
📠 fax machine, 传真机
🔋 battery, 电池, 蓄电池
🪫 电子
🔌 electric plug, 电源插头, 插头, 电插头, 电线
💻 laptop, 笔记本电脑, 手提电脑
🖥️ desktop computer, 台式电脑
🖨️ printer, 打印机, 印刷机, 打印
⌨️ keyboard, 键盘
🖱️ computer mouse, 电脑鼠标, 激光鼠标
🖲️ trackball, 轨迹球, 追踪球
💽 computer disk, 电脑光盘, 迷你光盘, 迷你光碟
💾 floppy disk, 软盘, 磁盘
💿 optical disk
📀 dvd, dvd
🧮 abacus, 算盘, 计算器
🎥 movie camera, 电影摄影机, 摄录机
📽️ film projector, 电影放映机, 投影仪, 放映机
🎬 clapper board, 场记板
📺 television, 电视机, 电视
📷 相机, 卡片相机, 照相机
📸 camera with flash, 开闪光灯的相机
📹 video camera, 摄像机, 录像机
📼 videocassette, 录像带, 录影带, 磁带
🪒 razor, 剃须刀, 刮刀, 剃刀
🧴 lotion bottle, 乳液瓶, 乳液, 保湿乳液, 洗剂瓶
🧷 安全别针, 别针, 扣针
🧹 broom, 扫帚
🧺 basket
🧻 卷纸, 卫生纸, 手纸, 纸巾
🪣 bucket, 大桶, 木桶, 水桶
🧼 soap, soapdish, 肥皂盒, 肥皂盘
🫧 bubbles, 气泡
🪥 toothbrush, 牙刷, 刷子
🧽 sponge, 海绵
`,
  instrument: `
🎙️ studio microphone, 录音室麦克风, 录音室
🎤 microphone, 麦克风
🎷 saxophone, 萨克斯管, 萨克斯风
🎺 trumpet, 小号
🪗 accordion, 手风琴, 六角形风琴, 风琴
🎸 guitar, 吉他, 电吉他
🎹 musical keyboard, 音乐键盘
🎻 violin, 小提琴, 提琴
🪕 banjo, 班卓琴
🥁 drum, drumsticks, 鼓槌
🪘 long drum, 长鼓, 康加鼓, 康茄鼓, 非洲手鼓
🪇 maracas, 沙球, 沙槌, 沙铃
🪈 flute, 长笛, 横笛, 短笛, 竖笛, 菲菲笛, 长笛手
`,
  book: `
📔 notebook with decorative cover, 精装笔记本
📕 closed book, 合上的书本, 书本合起
📖 open book, 打开的书本
📗 green book, 绿色书本, 绿皮书
📘 blue book, 蓝色书本, 蓝皮书
📙 orange book, 橙色书本, 橘皮书
📚 books, 书籍, 图书
📓 notebook, 笔记本, 日记本, 本子, 笔记
📜 scroll, 卷轴, 画卷
📰 newspaper, 报纸
`,
  furniture: `
🚪 door, 前门, 后门, 大门, 屋门, 房门
🛗 elevator, 电梯
🪞 mirror, 镜子, 反射镜, 窥镜
🪟 window, 窗户, 窗口, 窗框
🛏️ bed, 床垫, 床铺
🛋️ couch and lamp, 沙发和灯, 沙发
🪑 chair, 椅子, 椅背
🛁 bathtub, 浴缸, 泡沫浴
`,
}
