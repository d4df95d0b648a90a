import { DEFAULT_LANGUAGE, type LocalizedText, TRANSLATED_LANGUAGES } from './languages.ts';
import { CATEGORY_NAMES, type CategoryName, type FirstCategoryName } from './products.ts';

/** A category as the staff have set it. */
export interface Category {
  /** What products and the API know it by. It never changes; pages show the label. */
  name: CategoryName;
  /** Its address is made of the English one. */
  label: LocalizedText;
  /** Shoppers see it neither at home nor in a menu; search still finds its products. */
  hidden?: true | undefined;
  /** Without a picture of its own, that of its newest product stands for it. */
  img?: string | undefined;
  /** The same picture, 400 pixels wide. */
  thumbnail?: string | undefined;
  /** Its earlier English labels: their addresses lead to the current one. */
  formerLabels?: string[] | undefined;
}

/** In their order. Without a list they are those of a new shop. */
export interface CategorySettings {
  list?: Category[] | undefined;
}

/** How many categories a shop may have, characters of a label, and how many earlier labels of one are remembered. */
export const CATEGORIES_MAXIMUM = 60;
export const CATEGORY_LABEL_MAXIMUM = 60;
export const FORMER_LABELS_MAXIMUM = 20;

/** Addresses and cells of product files hold labels: these characters would divide them. */
export const DIVIDING_CHARACTERS = /[/\\%;,|>\n]|^\.+$/;

/** The labels of a new shop's categories, beside their English names. */
const TRANSLATIONS: Record<FirstCategoryName, Omit<LocalizedText, typeof DEFAULT_LANGUAGE>> = {
  'Chandeliers lights': { bn: 'ঝাড়বাতি' },
  'Wall lights': { bn: 'ওয়াল লাইট' },
  'Pendant lights': { bn: 'পেন্ডেন্ট লাইট' },
  'Hanging lights': { bn: 'হ্যাঙ্গিং লাইট' },
  'Ceiling lights': { bn: 'সিলিং লাইট' },
  'Outdoor lights': { bn: 'আউটডোর লাইট' },
  'Floor lights': { bn: 'ফ্লোর ল্যাম্প' },
  'Table Lamp': { bn: 'টেবিল ল্যাম্প' },
  'Desk Lamp': { bn: 'ডেস্ক ল্যাম্প' },
  'spot light': { bn: 'স্পট লাইট' },
  'Basin Light': { bn: 'বেসিন লাইট' },
  'LED Fan': { bn: 'এলইডি ফ্যান' },
  'Clock Light': { bn: 'ক্লক লাইট' },
  'Remote Control LED': { bn: 'রিমোট এলইডি লাইট' },
  '3D LED Lamp': { bn: 'থ্রিডি এলইডি ল্যাম্প' },
};

/** The categories of a new shop. */
export const FIRST_CATEGORIES: readonly Category[] = CATEGORY_NAMES.map((name) => ({
  name,
  label: { [DEFAULT_LANGUAGE]: name, ...TRANSLATIONS[name] },
}));

export function categoriesIn({ list }: CategorySettings): readonly Category[] {
  return list ?? FIRST_CATEGORIES;
}

/** Those that shoppers see, with what their pages need: none where they are those of a new shop. */
export function shownToShoppers(settings: CategorySettings): CategorySettings {
  const list = categoriesIn(settings)
    .filter(({ hidden }) => !hidden)
    .map(({ name, label, formerLabels }) => ({ name, label, ...(formerLabels && { formerLabels }) }));
  return JSON.stringify(list) === JSON.stringify(FIRST_CATEGORIES) ? {} : { list };
}

/** The category that an address names: by its label, or else by its name or a label that it had. */
export function categoryAt(categories: readonly Category[], address: string): Category | undefined {
  return (
    categories.find(({ label }) => isSame(label[DEFAULT_LANGUAGE], address)) ??
    categories.find(({ name, formerLabels = [] }) => [name, ...formerLabels].some((one) => isSame(one, address)))
  );
}

/** The category that a call names: by its name, as the API answers it, or by its English label. */
export function categoryCalled(categories: readonly Category[], text: string): Category | undefined {
  return (
    categories.find(({ name }) => name === text) ?? categories.find(({ label }) => label[DEFAULT_LANGUAGE] === text)
  );
}

/** The labels of a category in the languages beside the default one. */
export function translatedLabels({ label }: Category): string[] {
  return TRANSLATED_LANGUAGES.flatMap((language) => label[language] ?? []);
}

/** Whether two labels would have the same address, whose case does not matter. */
export function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
