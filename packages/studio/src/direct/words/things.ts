import type { NounTable } from './noun-table.ts'

/** Products, clothes, instruments, furniture, toys and the rest of what people own. */
export const THINGS: NounTable = {
  product: `
:perfume: perfume, perfume bottle, bottle of perfume, fragrance, cologne, 香水, 香水瓶, 一瓶香水
🧴 lotion, skincare, skincare product, skin care, shampoo, hand soap, liquid soap, hand wash, pump bottle, cosmetics bottle, 护肤品, 乳液, 洗发水, 化妆水, 面膜
:dropper-bottle: serum, face serum, essence, essential oil, dropper bottle, 精华液, 精华, 精油
:tube: sunscreen, toothpaste, face wash, cleanser, 防晒霜, 牙膏, 洗面奶, 洁面乳
:cream-jar: face cream, cream jar, moisturizer, moisturiser, day cream, night cream, eye cream, jar of cream, 面霜, 乳霜, 眼霜, 晚霜, 日霜
📱 phone, foldable phone, folding phone, 折叠屏手机, 折叠手机, 折叠屏, smartphone, mobile phone, cell phone, cellphone, iphone, android phone, mobile, 手机, 智能手机, 苹果手机, 移动电话
💻 laptop, computer, notebook computer, macbook, 电脑, 笔记本电脑, 笔记本
🖥️ desktop computer, computer screen, computer monitor, screen, 台式电脑, 电脑屏幕, 显示器 @room
⌨️ keyboard, 键盘
🎧 headphones, headphone, headset, 耳机, 头戴式耳机
:earbuds: earphones, earbuds, airpods, 蓝牙耳机, 耳塞, 入耳式耳机
⌚ watch, wristwatch, wrist watch, luxury watch, rolex, 手表, 腕表, 名表
💍 ring, diamond ring, wedding ring, engagement ring, gold ring, 戒指, 钻戒, 婚戒, 对戒
💎 diamond, gem, gemstone, jewel, jewelry, jewellery, crystal, ruby, emerald, sapphire, 钻石, 宝石, 珠宝, 水晶, 翡翠, 首饰
📿 necklace, pearl necklace, beads, 项链, 手链, 珍珠项链, 念珠, 佛珠
📷 photo camera, dslr, film camera, vintage camera, polaroid, 相机, 照相机, 单反, 拍立得
📺 tv, television, tv set, 电视, 电视机 @room
📻 radio, 收音机
🎮 game controller, gamepad, video game console, game console, 游戏机, 游戏手柄
🔋 battery, 电池, 充电宝
🧼 soap, bar of soap, 肥皂, 香皂
🪥 toothbrush, 牙刷
🛍️ shopping bag, shopping bags, 购物袋
📦 package, parcel, box, cardboard box, 包裹, 快递, 箱子, 盒子, 纸箱
🫧 bubble, bubbles, soap bubble, soap bubbles, 泡泡, 肥皂泡, 气泡 ~float *5
`,
  cosmetic: `
💄 lipstick, lip gloss, cosmetics, makeup product, makeup, 口红, 唇膏, 唇釉, 化妆品, 彩妆, 美妆产品
💅 nail polish, 指甲油
`,
  worn: `
👟 sneaker, sneakers, running shoe, running shoes, trainers, shoe, shoes, sports shoes, 运动鞋, 球鞋, 跑鞋, 鞋, 鞋子, 板鞋, 小白鞋
👠 high heel, high heels, heels, stiletto, stilettos, 高跟鞋
👢 boot, boots, leather boots, 靴子, 长靴
🥾 hiking boots, hiking boot, 登山靴
👞 leather shoes, leather shoe, loafers, 皮鞋
🩰 ballet shoes, pointe shoes, 芭蕾舞鞋
👡 sandal, sandals, 凉鞋
👗 dress, gown, evening dress, evening gown, skirt, wedding dress, 裙子, 连衣裙, 礼服, 婚纱, 长裙, 旗袍, 裙
👘 kimono, hanfu, yukata, 和服, 汉服, 浴衣
👔 tie, necktie, suit, shirt and tie, business suit, 领带, 西装, 西服, 衬衫
👕 t shirt, tshirt, shirt, tee, 衣服, t恤, 短袖
🧥 coat, jacket, trench coat, raincoat, leather jacket, hoodie, sweater, 外套, 大衣, 夹克, 风衣, 雨衣, 毛衣, 卫衣
👖 jeans, pants, trousers, 牛仔裤, 裤子
🧣 scarf, 围巾
🧤 glove, gloves, 手套
🧦 sock, socks, 袜子
👜 handbag, leather bag, designer bag, bag, tote, 手提包, 手包, 手拿包, 包包, 皮包, 手袋, 名牌包
👛 purse, wallet, 钱包
🎒 backpack, rucksack, school bag, 书包, 双肩包, 背包
🪭 fan, hand fan, folding fan, 扇子, 折扇
🩱 swimsuit, bathing suit, 泳衣
🥼 lab coat, 白大褂
`,
  headwear: `
👓 glasses, eyeglasses, spectacles, 眼镜, 黑框眼镜, 圆框眼镜, 金丝眼镜, 金边眼镜
🕶️ sunglasses, 墨镜, 太阳镜
🎩 hat, top hat, magician hat, fedora, 帽子, 礼帽, 高帽
👒 straw hat, sun hat, sunhat, 草帽, 遮阳帽
🧢 cap, baseball cap, beanie, 棒球帽, 鸭舌帽, 圣诞帽
👑 crown, tiara, golden crown, 皇冠, 王冠, 头冠
🪖 helmet, military helmet, 头盔
🎓 graduation cap, 学士帽
`,
  thing: `
☂️ umbrella, parasol, 雨伞, 伞, 油纸伞, 遮阳伞
🏮 lantern, lanterns, paper lantern, chinese lantern, 灯笼, 花灯, 河灯 @street ~sway
🕯️ candle, candles, candlelight, 蜡烛, 烛光
🔦 flashlight, torch, 手电筒, 火把
🎁 gift, present, gift box, birthday present, 礼物, 礼盒, 礼品
🎈 balloon, balloons, 气球 @sky ~float
🏆 trophy, 奖杯, 冠军奖杯 @stage
🏅 medal, gold medal, 奖牌, 金牌 @stage
💰 money, cash, bag of money, 钱, 现金, 金钱
🪙 coin, coins, gold coin, gold coins, 硬币, 金币, 铜钱
🧳 suitcase, luggage, leather suitcase, 皮箱, 旧皮箱, 皮箱子, 行李箱, 行李, 手提箱 @street
🔑 key, keys, 钥匙
🗡️ sword, blade, katana, dagger, 剑, 宝剑, 长剑, 匕首, 武士刀, 利剑
⚔️ crossed swords, swords, 双剑
🛡️ shield, 盾牌, 盾
🏹 bow and arrow, bow and arrows, 弓箭
🪄 magic wand, wand, 魔杖, 魔法棒
🔮 crystal ball, 水晶球
⚓ anchor, 船锚 @sea
🔭 telescope, 望远镜, 天文望远镜
🔬 microscope, 显微镜 @room
🧪 test tube, beaker, potion, magic potion, 试管, 烧杯, 药水 @room
:vase: vase, ceramic vase, 花瓶, 瓷器, 青花瓷 @table
🏺 urn, pottery, amphora, 陶罐 @table
✂️ scissors, 剪刀 @table
⏰ alarm clock, 闹钟 @room
:clock: clock, wall clock, 时钟, 钟表, 挂钟 @room
⌛ hourglass, 沙漏
🔨 hammer, 锤子
🪓 axe, 斧头, 斧子
🧹 broom, broomstick, flying broom, 扫帚, 扫把
🧺 basket, picnic basket, 篮子, 竹篮, 竹篓, 背篓, 竹筐, 野餐篮
🪣 bucket, 水桶
🎣 fishing rod, fishing pole, 鱼竿, 钓竿 @lake
🛷 sleigh, sled, sledge, 雪橇 @snowfield ~ride
:surfboard: surfboard, 冲浪板 @beach
:snowboard: snowboard, 单板滑雪板 @snowfield
🛹 skateboard, 滑板 @street
🎿 skis, ski, 滑雪板 @snowfield
⛸️ ice skates, ice skate, 溜冰鞋, 冰鞋 @snowfield
🚩 flag, flags, banner, 旗帜, 旗子, 红旗, 国旗, 彩旗, 旗 ~sway
🗿 statue, sculpture, stone statue, moai, monument, 雕像, 石像, 雕塑, 纪念碑 @garden
🔔 bell, bells, 铃铛, 钟, 铃
🎐 wind chime, wind chimes, 风铃 ~sway
⛓️ chain, chains, 锁链, 铁链
✉️ letter, envelope, love letter, 信, 信封, 情书, 信件 @table
❤️ heart, hearts, heart shape, love heart, 爱心, 心形 ?
✨ sparkles, sparkle, magic dust, fairy dust, 星光点点 ?
👁️ eye, eyes, 眼睛, 双眼, 眼眸 ?
👄 lips, mouth, 嘴唇, 嘴巴, 红唇 ?
✋ hand, hands, palm of a hand, 手掌, 双手 ?
🦶 foot, feet, 脚, 双脚 ?
😊 smile, smiling face, happy face, 笑脸, 笑容 ?
`,
  book: `
📚 books, pile of books, stack of books, 书籍, 一堆书, 一摞书
📖 book, open book, storybook, novel, magic book, bible, 书, 书本, 一本书, 故事书, 小说
📓 notebook, diary, journal, 日记, 日记本, 笔记
📰 newspaper, 报纸
📜 scroll, parchment, treasure map, 卷轴, 圣旨, 画卷
✏️ pencil, 铅笔
🖋️ pen, fountain pen, quill, 钢笔, 笔
🖌️ paintbrush, brush, 画笔, 毛笔
🎨 palette, 调色盘
🖼️ painting, picture, canvas, picture frame, framed picture, portrait painting, 画框, 画作 ?
`,
  instrument: `
🎸 guitar, acoustic guitar, ukulele, 吉他, 木吉他, 尤克里里
🎹 piano, keyboard piano, synthesizer, 钢琴
🎻 violin, fiddle, 小提琴
:cello: cello, 大提琴
:erhu: erhu, 二胡
🎺 trumpet, horn, bugle, 小号, 喇叭, 号角
🎷 saxophone, sax, 萨克斯
🥁 drum, drums, 鼓
:big-drum: big drum, 大鼓
🪈 flute, bamboo flute, 长笛, 笛子, 竹笛, 箫
🪕 banjo, pipa, lute, 琵琶
🪗 accordion, 手风琴
🎤 microphone, mic, 麦克风, 话筒
`,
  furniture: `
🛋️ sofa, couch, settee, armchair, 沙发
🛏️ bed, 床, 大床, 小床
:bench: bench, park bench, garden bench, 长椅, 长凳, 公园长椅 @garden
🪑 chair, stool, 椅子, 凳子
🪟 window, windows, windowpane, 窗户, 窗, 窗子, 落地窗
🚪 door, doorway, 门, 房门, 木门 ?
🪞 mirror, 镜子
🛁 bathtub, bath tub, 浴缸
🚽 toilet, 马桶, 厕所
🚰 sink, faucet, tap, 水槽, 洗手池, 水龙头
🕰️ grandfather clock, antique clock, 座钟, 古董钟
`,
  toy: `
🧸 teddy bear, teddy, plush toy, stuffed animal, toy bear, plushie, toy, toys, 泰迪熊, 玩具熊, 毛绒玩具, 玩偶, 公仔, 玩具
🪁 kite, 风筝 @meadow ~fly
🎲 dice, 骰子
🧩 puzzle, jigsaw, 拼图
🪆 doll, dolls, matryoshka, 洋娃娃, 套娃
♟️ chess piece, 棋子
:chessboard: chess, chessboard, 国际象棋, 象棋, 围棋
🃏 playing cards, deck of cards, 扑克牌
🪀 yo yo, 悠悠球
`,
  ball: `
⚽ football, soccer ball, soccer, ball, 足球, 球, 皮球
🏀 basketball, 篮球 @street
🎾 tennis ball, tennis, 网球
:tennis-racket: tennis racket, 网球拍
🏐 volleyball, beach ball, 排球, 沙滩球
⚾ baseball, 棒球
:baseball-bat: baseball bat, 棒球棒, 棒球棍
🏈 american football, 橄榄球
🏓 ping pong, table tennis, 乒乓球 @room
🏸 badminton, shuttlecock, 羽毛球
🎳 bowling ball, bowling pins, bowling, 保龄球 @room
⛳ golf, golf ball, 高尔夫, 高尔夫球
🥏 frisbee, 飞盘
`,
}
