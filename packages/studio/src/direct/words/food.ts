import type { NounTable } from './noun-table.ts'

/** What is eaten and drunk. */
export const FOOD: NounTable = {
  food: `
🍎 apple, 苹果
🍏 green apple, 青苹果
🍊 orange, tangerine, mandarin, clementine, 橙子, 橘子, 桔子, 柑橘
🍋 lemon, lime, 柠檬
🍌 banana, 香蕉
🍇 grape, grapes, bunch of grapes, 葡萄, 一串葡萄
🍉 watermelon, slice of watermelon, 西瓜, 一片西瓜
🍓 strawberry, berry, berries, raspberry, 草莓
🍒 cherry, cherries, 樱桃, 车厘子
🍑 peach, apricot, plum, 桃子, 水蜜桃, 桃
🍐 pear, 梨, 梨子, 雪梨
🍍 pineapple, 菠萝, 凤梨
🥭 mango, 芒果
🥥 coconut, 椰子
🥝 kiwi, kiwi fruit, 猕猴桃, 奇异果
🫐 blueberry, blueberries, 蓝莓
🍎/🍇/🍊/🍓/🍌 fruit, fruits, fresh fruit, fruit salad, 水果, 鲜果, 果实, 水果拼盘
🍅 tomato, tomatoes, 番茄, 西红柿
🥕 carrot, 胡萝卜
🌽 corn, maize, corn on the cob, 玉米
🥔 potato, potatoes, 土豆, 马铃薯
🥑 avocado, 牛油果, 鳄梨
🌶️ chili, chilli, chili pepper, hot pepper, 辣椒, 红辣椒
🧅 onion, 洋葱
🥦 broccoli, 西兰花
🥬 lettuce, cabbage, bok choy, 白菜, 生菜, 青菜, 大白菜
🥬/🥕/🍅 vegetable, vegetables, veggies, 蔬菜, 菜
🍞 bread, loaf, loaf of bread, toast, 面包, 吐司
🥐 croissant, pastry, pastries, cinnamon roll, cinnamon rolls, bread roll, bun, buns, 可颂, 牛角包, 羊角面包
🥖 baguette, 法棍
🧀 cheese, 奶酪, 芝士
🍳 fried egg, fried eggs, omelette, omelet, 煎蛋, 荷包蛋, 煎鸡蛋 @kitchen
🥚 egg, eggs, 鸡蛋, 蛋
🥞 pancake, pancakes, crepe, crepes, 松饼, 煎饼, 鸡蛋饼
🧇 waffle, waffles, 华夫饼
🍔 burger, hamburger, cheeseburger, 汉堡, 汉堡包
🍟 fries, french fries, chips, 薯条
🍕 pizza, slice of pizza, pizza slice, 披萨, 比萨
🌭 hot dog, hotdog, sausage, 热狗, 香肠
🥪 sandwich, 三明治
🌮 taco, tacos, 塔可
🥩 steak, beef, meat, 牛排, 牛肉, 肉
🍗 fried chicken, chicken leg, drumstick, roast chicken, 炸鸡, 鸡腿, 烤鸡
🍖 ribs, barbecue, bbq, roast meat, 排骨, 烤肉, 烧烤
🍜 noodles, noodle, ramen, noodle soup, pho, bowl of noodles, 面条, 拉面, 面, 牛肉面, 米线
🍝 pasta, spaghetti, 意面, 意大利面
🍚 rice, bowl of rice, cooked rice, 米饭, 一碗米饭
🍛 curry, 咖喱, 咖喱饭
🍲 soup, stew, pot of soup, hot pot, hotpot, 汤, 火锅, 炖菜, 热汤
🐟 fried fish, grilled fish, cooked fish, fish dish, baked fish, fish fillet, fish and chips, 烤鱼, 红烧鱼, 煎鱼, 清蒸鱼
🍤 fried shrimp, grilled shrimp, shrimp skewer, tempura, 炸虾, 烤虾, 天妇罗
🍣 sushi, sashimi, 寿司, 刺身
🍱 bento, lunch box, 便当
🥟 dumpling, dumplings, gyoza, 饺子, 水饺, 馄饨, 小笼包, 包子
🫔 zongzi, 粽子
🥮 mooncake, mooncakes, moon cake, 月饼
:tanghulu: tanghulu, 糖葫芦
🍡 丸子, 汤圆
🥗 salad, 沙拉
🍿 popcorn, 爆米花
🍦 ice cream cone, soft serve, gelato, 甜筒, 圆筒冰淇淋
🍨 ice cream, 冰淇淋, 冰激凌, 雪糕
🍩 donut, doughnut, 甜甜圈
🍪 cookie, cookies, biscuit, biscuits, 饼干, 曲奇
🎂 birthday cake, wedding cake, 生日蛋糕, 婚礼蛋糕
🍰 cake, slice of cake, piece of cake dessert, cheesecake, dessert, 蛋糕, 甜点, 甜品
🧁 cupcake, muffin, cupcakes, 纸杯蛋糕, 杯子蛋糕
🥧 pie, apple pie, 苹果派, 馅饼
🍫 chocolate, chocolate bar, chocolates, 巧克力
🍬 candy, candies, sweets, 糖果, 糖
🍭 lollipop, 棒棒糖
🍯 honey, jar of honey, honey jar, 蜂蜜
🍲/🥟/🍜 food, meal, dinner, dish, delicacies, 美食, 食物, 饭菜, 菜肴, 佳肴, 晚餐 ?
🥢 chopsticks, 筷子
🍽️ cutlery, dinner plate, 餐盘
:plate: plate, 盘子
🥄 spoon, 勺子, 汤匙
🍴 fork, forks, fork and knife, 叉子, 刀叉
:bowl: bowl, bowls, 碗
🥣 cereal, porridge, oatmeal, 粥, 麦片
🔪 刀子, knife, kitchen knife, chef knife, 刀, 菜刀 @kitchen
`,
  drink: `
☕ coffee, cup of coffee, coffee cup, espresso, latte, cappuccino, hot chocolate, cocoa, hot drink, 咖啡, 热咖啡, 一杯咖啡, 咖啡杯, 拿铁, 热可可, 马克杯
🍵 tea, green tea, cup of tea, matcha, teacup, 茶, 绿茶, 热茶, 茶杯, 抹茶, 一杯茶, 清茶
🫖 teapot, 茶壶
:kettle: kettle, 水壶
🧋 bubble tea, boba, milk tea, boba tea, 奶茶, 珍珠奶茶
🥛 milk, glass of milk, 牛奶, 一杯牛奶
🥤 soda, cola, coke, soft drink, soft drinks, smoothie, milkshake, lemonade, can of soda, energy drink, 可乐, 汽水, 饮料, 奶昔, 柠檬水
🧃 juice box, juice, orange juice, 果汁, 橙汁
🍺 beer, pint, mug of beer, 啤酒
🍷 wine, red wine, glass of wine, wine glass, 红酒, 葡萄酒, 红酒杯, 酒杯
🍾 champagne, champagne bottle, wine bottle, bottle of wine, 香槟, 香槟酒
🍸 cocktail, martini, 鸡尾酒
🍹 iced tea, ice tea, lemon tea, iced lemon tea, 柠檬茶, 冰茶, 冰红茶, 冻柠茶, tropical drink, mojito, tropical cocktail, 热带饮料
🥃 whiskey, whisky, bourbon, glass of whiskey, 威士忌
🍶 sake, liquor, baijiu, 清酒, 白酒, 美酒, 酒
🍼 baby bottle, 奶瓶
:bottle: bottle, water bottle, glass bottle, 瓶子, 水瓶, 玻璃瓶
:mug: cup, mug, coffee mug, 杯子, 马克杯
🥤 paper cup, 纸杯
:glass: 玻璃杯
:glass: glass, drink, 杯 ?
`,
}
