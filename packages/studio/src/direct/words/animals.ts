import type { NounTable } from './noun-table.ts'

/** Animals, with where each is at home; Chinese one-character names are checked against word boundaries. */
export const ANIMALS: NounTable = {
  animal: `
🐈 cat, kitten, kitty, tabby, feline, house cat, 猫, 小猫, 猫咪, 小猫咪, 喵星人, 小奶猫, 猫猫 @garden
🐕 dog, puppy, puppies, pup, doggy, golden retriever, labrador, husky, corgi, shiba inu, german shepherd, hound, 狗, 小狗, 狗狗, 小狗狗, 犬, 柴犬, 金毛, 哈士奇, 柯基, 拉布拉多, 牧羊犬
🐩 poodle, 贵宾犬, 泰迪犬, 泰迪狗, 卷毛狗
🐎 horse, stallion, mare, pony, foal, mustang, steed, 马, 骏马, 马儿, 小马, 白马王子的马, 马匹, 战马, 野马
🦄 unicorn, 独角兽 @forest
🐄 cow, cattle, calf, calves, 奶牛, 牛, 牛群, 小牛, 黄牛, 母牛
🐂 bull, ox, oxen, 公牛, 斗牛
🐃 buffalo, water buffalo, 水牛
🐖 pig, piglet, hog, 猪, 小猪, 猪猪
🐑 sheep, lamb, ewe, flock of sheep, 羊, 绵羊, 小羊, 羊羔, 羔羊, 羊群
🐐 goat, 山羊 @mountains
🐪 camel, camels, dromedary, caravan, 骆驼 @desert ~walk
🐪 camel caravan, caravan of camels, 骆驼队, 驼队, 骆驼商队 @desert ~walk *4
🦙 llama, alpaca, 羊驼, 草泥马
🐘 elephant, 大象, 象, 小象, 象群 ~walk
🦒 giraffe, 长颈鹿 ~walk
🦓 zebra, 斑马
🦏 rhino, rhinoceros, 犀牛 ~walk
🦛 hippo, hippopotamus, 河马 @river
🦁 lion, lioness, lion cub, lion king, king of beasts, 狮子王, 狮王, 百兽之王, 狮子, 雄狮, 母狮, 小狮子
🐅 tiger, tiger cub, 老虎, 虎, 猛虎, 小老虎 @forest ~walk
🐆 leopard, jaguar, panther, 豹子, 豹, 花豹, 美洲豹 ~run
🐒 monkey, ape, 猴子, 猴, 小猴子, 猿猴, 孙悟空, baboon @forest
🦍 gorilla, king kong, 大猩猩, 金刚 @forest
🐺 wolf, wolves, 狼, 野狼, 孤狼, 狼群, jackal, coyote, 郊狼 @forest
🦊 fox, foxes, red fox, 狐狸, 小狐狸, 九尾狐, 赤狐, 狐 @forest
🦝 raccoon, 浣熊, 小浣熊 @forest
🐻 bear, bear cub, grizzly, brown bear, grizzly bear, 熊, 棕熊, 黑熊, 小熊, 狗熊, 灰熊 @forest
🐻‍❄️ polar bear, 北极熊 @snowfield
🐼 panda, giant panda, 熊猫, 大熊猫, 国宝熊猫 @forest
🐨 koala, 考拉, 树袋熊 @forest
🦥 sloth, 树懒 @forest
🦘 kangaroo, wallaby, 袋鼠 ~jump
🦌 deer, stag, doe, fawn, elk, 鹿, 小鹿, 梅花鹿, 麋鹿, 白鹿 @forest
🫎 moose, 驼鹿 @forest
🐇 rabbit, bunny, hare, bunnies, 兔子, 小兔子, 兔, 小白兔, 野兔, 玉兔, 小兔
🐁 mouse, mice, 老鼠, 小老鼠, 鼠
🐀 rat, 大老鼠, 耗子 @street
🐹 hamster, guinea pig, 仓鼠, 小仓鼠, 豚鼠 @room
🐿️ squirrel, 松鼠, 小松鼠 @forest
🦔 hedgehog, 刺猬, 小刺猬 @forest
🦦 otter, sea otter, 水獭 @river ~float
🦫 beaver, 海狸, 河狸 @river
🦇 bat, bats, 蝙蝠 @forest ~fly
🐸 frog, toad, 青蛙, 蛙, 蟾蜍, 树蛙 @lake ~jump
🐢 turtle, tortoise, 乌龟, 龟, 陆龟
🐊 crocodile, alligator, croc, 鳄鱼 @river
🦎 lizard, 蜥蜴 @desert
🐍 snake, serpent, python, cobra, 蛇, 大蛇, 白蛇, 蟒蛇, 眼镜蛇 @forest
🐉 dragon, dragons, 巨龙, 飞龙, 火龙, 恶龙, 小龙 @mountains ~fly
🦖 dinosaur, t rex, tyrannosaurus, tyrannosaurus rex, 恐龙, 霸王龙, 暴龙, 小恐龙 @forest ~walk
🦕 brontosaurus, brachiosaurus, long neck dinosaur, 腕龙, 雷龙, 梁龙 @forest ~walk
⛄ snowman, snowmen, 雪人, 小雪人 @snowfield ~still
🦖 little monster, small monster, tiny monster, 小怪物, 小怪兽 @garden ~walk
🦖 monster, beast, godzilla, kaiju, 怪兽, 怪物, 哥斯拉 @skyline ~walk
🦁/🐘/🦒 wild animals, wildlife, safari animals, 野生动物
🐈/🐕/🐇 pet, pets, 宠物, 萌宠
🐇/🦊/🐿️ animal, animals, creature, critter, small animal, 动物, 小动物
🐑/🐄/🐐 farm animals, livestock, 家畜, 牲畜
`,
  bird: `
🐦 bird, birds, songbird, finch, 鸟, 小鸟, 鸟儿, 飞鸟, 候鸟, 百灵鸟, 鸿鹄, 鸟群
:crane: red crowned crane, white crane, whooping crane, crane bird, cranes, flying crane, 仙鹤, 丹顶鹤, 白鹤 @lake ~fly
🐦‍⬛ crow, raven, blackbird, 乌鸦, 渡鸦, 黑鸟
🐧 penguin, 企鹅, 小企鹅 @snowfield ~walk
🦅 eagle, 鹰, 老鹰, 雄鹰, 秃鹰 @mountains
🕊️ dove, 白鸽, 和平鸽
🦉 owl, 猫头鹰 @forest ~bob
🦆 duck, mallard, 鸭子, 鸭, 野鸭, 鸳鸯 @lake ~swim
🦢 swan, swans, 天鹅, 白天鹅, 黑天鹅 @lake ~swim
🪿 goose, geese, 鹅, 大鹅, 白鹅 @lake ~walk
🦩 flamingo, 火烈鸟 @lake ~bob
🦚 peacock, 孔雀 @garden ~bob
🦜 parrot, macaw, cockatoo, 鹦鹉 @forest
🐔 chicken, hen, 母鸡, 鸡 @meadow ~bob
🐓 rooster, cockerel, 公鸡, 大公鸡 @meadow ~bob
🦃 turkey, turkey bird, wild turkey, 火鸡 @meadow ~walk
🐣 hatching chick, 破壳小鸡 @meadow ~bob
`,
  insect: `
🦋 butterfly, butterflies, 蝴蝶, 彩蝶, 蝶
🐝 bee, honeybee, bumblebee, wasp, 蜜蜂, 小蜜蜂, 黄蜂
🐞 ladybug, ladybird, 瓢虫, 七星瓢虫 ~walk
🐜 ant, ants, 蚂蚁 ~walk
🐛 caterpillar, inchworm, 毛毛虫 ~walk
🐌 snail, slug, 蜗牛 ~walk
🕷️ spider, tarantula, 蜘蛛 ~walk
🪲 beetle, scarab, 甲虫 ~walk
🦗 cricket, 蟋蟀 ~jump
✨ fireflies, 萤火虫 @forest *8
🪰 fly, housefly, 苍蝇
🦂 scorpion, 蝎子 @desert ~walk
`,
  fish: `
🐟 fish, school of fish, 鱼, 鱼儿, 小鱼, 大鱼
🐠 tropical fish, angelfish, 热带鱼
🐟 shoal, fishes, 鱼群 *7
🐡 pufferfish, blowfish, 河豚
🦈 shark, great white, 鲨鱼, 大白鲨, 鲨
🐋 whale, blue whale, humpback, humpback whale, 鲸鱼, 鲸, 蓝鲸, 座头鲸
🐬 dolphin, 海豚 @sea ~jump
🐙 octopus, 章鱼
🦑 squid, kraken, giant squid, 乌贼, 鱿鱼, 墨鱼
🪼 jellyfish, 水母 ~float
🐢 sea turtle, 海龟, 小海龟
🪸 coral, corals, 珊瑚 ~sway
🦀 crab, 螃蟹, 蟹, 小螃蟹 @beach ~walk
🦞 lobster, crayfish, 龙虾, 小龙虾
🦐 shrimp, prawn, 虾, 大虾
🦭 seal, sea lion, 海豹, 海狮 @beach ~bob
🐚 seashell, shell, conch, 贝壳, 海螺 @beach ~still
🐟 sea creatures, marine life, 海洋生物 *4
`,
}
