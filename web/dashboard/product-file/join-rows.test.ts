import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';

function rowsOf(...lines: string[]) {
  const read = readFile(lines.join('\r\n'));
  if ('why' in read) throw new Error(`not read: ${JSON.stringify(read)}`);
  expect(read.problems).toEqual([]);
  return read;
}

const SHOPIFY =
  '\uFEFFHandle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Status';

test('the sizes in a file of Shopify are a family with their pictures and those of all, and an only size is none', () => {
  const { rows, unknownColumns } = rowsOf(
    SHOPIFY,
    'kather-lamp,Kather Lamp,Turned wood.,Lights,Home & Garden > Lighting > Lamps,Table Lamp,wood,true,Size,Small,KL-S,900,4,1650.00,1950.00,https://i.example/small.jpg,1,Small lamp,active',
    'kather-lamp,,,,,,,,,Large,KL-L,1400,2,2250.00,,https://i.example/large.jpg,2,Large lamp,',
    'kather-lamp,,,,,,,,,,,,,,,https://i.example/detail.jpg,3,Its foot,',
    'fan-56,Ceiling Fan,Three blades,Lights,,LED Fan,fan,true,Title,Default Title,CF-56,0.0,10,6450.0,,https://i.example/fan.jpg,1,,draft',
  );
  const kather = { name: 'Kather Lamp', description: 'Turned wood.', categories: 'Table Lamp', family: 'kather-lamp' };
  const small = { price: '1650.00', stock: '4', 'weight (g)': '900', 'choice in english': 'Small' };
  const large = { price: '2250.00', stock: '2', 'weight (g)': '1400', 'choice in english': 'Large' };
  const fan = { name: 'Ceiling Fan', description: 'Three blades', categories: 'LED Fan', price: '6450.0', stock: '10' };
  expect(rows).toEqual([
    { row: 2, cells: { ...kather, ...small, picture: 'https://i.example/small.jpg\nhttps://i.example/detail.jpg' } },
    { row: 3, cells: { ...kather, ...large, picture: 'https://i.example/large.jpg\nhttps://i.example/detail.jpg' } },
    { row: 5, cells: { ...fan, hidden: 'yes', picture: 'https://i.example/fan.jpg' } },
  ]);
  expect(unknownColumns).toEqual([
    'Vendor',
    'Product Category',
    'Tags',
    'Option1 Name',
    'Variant SKU',
    'Variant Compare At Price',
    'Image Position',
    'Image Alt Text',
  ]);
});

test('where Shopify names the picture of each choice, the others are those of all; what it does not track has no stock', () => {
  const { rows } = rowsOf(
    'Handle,Title,Body (HTML),Type,Option1 Value,Option2 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Image Src,Variant Image',
    'moon,Moon,Round.,Table Lamp,Small,Red,shopify,3,900,/1.webp,/red.webp',
    'moon,,,,Small,Blue,,0,900,/2.webp,',
  );
  expect(rows).toMatchObject([
    { cells: { picture: '/red.webp\n/1.webp\n/2.webp', stock: '3', 'choice in english': 'Small / Red' } },
    { cells: { picture: '/1.webp\n/2.webp', 'choice in english': 'Small / Blue' } },
  ]);
  expect(rows[1]?.cells).not.toHaveProperty('stock');
});

const WOOCOMMERCE =
  '\uFEFFID,Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Weight (kg),Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)';

test('the variations in a file of WooCommerce are a family, and have from the product above them what they lack', () => {
  const { rows } = rowsOf(
    WOOCOMMERCE,
    '44,variable,WL,Wall Lantern,1,Coated steel.,For the veranda.,1,,1.2,,,"Outdoor lights, Wall lights","https://i.example/1.jpg, https://i.example/2.jpg",,Colour,"Black, Brass"',
    '45,variation,WL-B,Wall Lantern - Black,1,,,1,3,,1890,2100,,https://i.example/black.jpg,WL,Colour,Black',
    '46,variation,WL-R,Wall Lantern - Brass,1,,,0,,,,2350,,,id:44,Colour,Brass',
    '47,simple,BL,Bulb,0,,Warm white,1,120,0.08,,180,Uncategorized,https://i.example/bulb.jpg,,,',
  );
  const above = {
    description: 'Coated steel.\n\nFor the veranda.',
    categories: 'Outdoor lights, Wall lights',
    'weight (g)': '1.2 kg',
  };
  const black = { name: 'Wall Lantern - Black', price: '1890', stock: '3', family: 'WL', 'choice in english': 'Black' };
  const brass = { name: 'Wall Lantern - Brass', price: '2350', stock: '0', family: 'WL', 'choice in english': 'Brass' };
  const bulb = { name: 'Bulb', description: 'Warm white', price: '180', stock: '120', 'weight (g)': '0.08 kg' };
  const [first, second] = ['https://i.example/1.jpg', 'https://i.example/2.jpg'];
  expect(rows).toEqual([
    { row: 3, cells: { ...above, ...black, picture: `https://i.example/black.jpg\n${first}\n${second}` } },
    { row: 4, cells: { ...above, ...brass, picture: `${first}\n${second}` } },
    {
      row: 5,
      cells: { ...bulb, hidden: 'yes', categories: 'Uncategorized', picture: 'https://i.example/bulb.jpg' },
    },
  ]);
});

test('a price for some days is not taken for always, and what is left out is counted', () => {
  const [head, line] = [
    'Name,Description,Sale price,Regular price,Date sale price ends,Categories,Images',
    'Lamp,A lamp.',
  ];
  const { rows, leftOut } = rowsOf(
    head,
    `${line},700,900,2026-12-01,LED Fan,/a.webp`,
    `${line},700,900,,LED Fan,/a.webp`,
  );
  expect(rows.map(({ cells }) => cells.price)).toEqual(['900', '700']);
  expect(leftOut).toEqual({ pictures: 0, prices: 2 });
});

test.each([
  [
    'Meta',
    'id,title,description,availability,price,image_link,additional_image_link,sale_price,item_group_id,color,product_type',
  ],
  [
    'Google',
    'id,title,description,availability,price,image link,additional image link,sale price,item group id,color,product type',
  ],
])('a catalogue of %s is products with all their pictures, of which a group is a family', (_, head) => {
  const { rows } = rowsOf(
    head,
    'm1,Pendant Bowl,White inside.,in stock,2450.00 BDT,https://i.example/1.jpg,"https://i.example/2.jpg,https://i.example/3.jpg",2200.00 BDT,,White,Lighting > Pendant lights',
    'm2,Drum,Of jute.,out of stock,900 BDT,https://i.example/s.jpg,,,drum,Natural,Pendant lights',
    'm3,Drum,Of jute.,in stock,950 BDT,https://i.example/l.jpg,,,drum,Black,Pendant lights',
  );
  const drum = { name: 'Drum', description: 'Of jute.', categories: 'Pendant lights', family: 'drum' };
  expect(rows).toEqual([
    {
      row: 2,
      cells: {
        name: 'Pendant Bowl',
        description: 'White inside.',
        price: '2200.00 BDT',
        categories: 'Lighting > Pendant lights',
        picture: 'https://i.example/1.jpg\nhttps://i.example/2.jpg\nhttps://i.example/3.jpg',
      },
    },
    {
      row: 3,
      cells: {
        ...drum,
        'choice in english': 'Natural',
        price: '900 BDT',
        stock: '0',
        picture: 'https://i.example/s.jpg',
      },
    },
    { row: 4, cells: { ...drum, 'choice in english': 'Black', price: '950 BDT', picture: 'https://i.example/l.jpg' } },
  ]);
});

test('pieces that WooCommerce counts with those of all choices are not counted, and sold beyond the last are none', () => {
  const { rows } = rowsOf(
    'ID,Type,SKU,Name,Published,Description,In stock?,Stock,Regular price,Categories,Images,Parent',
    '9,variable,OR,Orbit,1,A lamp.,1,7,,Table Lamp,https://i.example/o.jpg,',
    '10,variation,OR-1,Orbit small,1,,1,parent,900,,,OR',
    '11,variation,OR-2,Orbit large,1,,0,parent,1900,,,OR',
    '12,simple,FAN,Fan,1,A fan.,1,-3,2900,LED Fan,https://i.example/f.jpg,',
  );
  expect(rows.map(({ cells }) => cells.stock)).toEqual([undefined, '0', '0']);
});

test('the choices of a product that is hidden in WooCommerce are hidden, too', () => {
  const { rows } = rowsOf(
    'ID,Type,SKU,Name,Published,Description,Regular price,Categories,Images,Parent',
    '9,variable,OR,Orbit,0,A lamp.,,Table Lamp,https://i.example/o.jpg,',
    '10,variation,OR-1,Orbit small,1,,900,,,OR',
  );
  expect(rows.map(({ cells }) => cells.hidden)).toEqual(['yes']);
});

test("of a product's pictures as many are taken as ours have, its own first, and the others are counted", () => {
  const head = 'Handle,Title,Body (HTML),Type,Option1 Value,SKU,Price,Image Src,Variant Image';
  const line = (size: string, place: number) =>
    `orbit,${place === 1 ? 'Orbit,A lamp.,Table Lamp' : ',,'},${size},${size && `a_long.SKU of ${size}`},${size && 900},https://i.example/${place}.jpg,${size && `https://i.example/own-${size}.jpg`}`;
  const further = [3, 4, 5, 6, 7, 8, 9].map((place) => line('', place));
  const { rows, leftOut } = rowsOf(head, line('S', 1), line('L', 2), ...further);
  const [small, large] = rows.map(({ cells }) => cells.picture?.split('\n') ?? []);
  expect([small?.length, large?.length, leftOut.pictures]).toEqual([8, 8, 2 * 2]);
  expect([small?.[0], large?.[0]]).toEqual(['https://i.example/own-S.jpg', 'https://i.example/own-L.jpg']);
  expect(rows.map(({ cells }) => cells.article)).toEqual([undefined, undefined]); // of no form that ours have
});
