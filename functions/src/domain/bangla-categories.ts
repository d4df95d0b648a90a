import type { CategoryName } from './products.ts';

/** The categories in Bangla, as pages show them and search finds them; stored and addressed by their English names. */
export const BANGLA_CATEGORIES: Record<CategoryName, string> = {
  'Chandeliers lights': 'ঝাড়বাতি',
  'Wall lights': 'ওয়াল লাইট',
  'Pendant lights': 'পেন্ডেন্ট লাইট',
  'Hanging lights': 'হ্যাঙ্গিং লাইট',
  'Ceiling lights': 'সিলিং লাইট',
  'Outdoor lights': 'আউটডোর লাইট',
  'Floor lights': 'ফ্লোর ল্যাম্প',
  'Table Lamp': 'টেবিল ল্যাম্প',
  'Desk Lamp': 'ডেস্ক ল্যাম্প',
  'spot light': 'স্পট লাইট',
  'Basin Light': 'বেসিন লাইট',
  'LED Fan': 'এলইডি ফ্যান',
  'Clock Light': 'ক্লক লাইট',
  'Remote Control LED': 'রিমোট এলইডি লাইট',
  '3D LED Lamp': 'থ্রিডি এলইডি ল্যাম্প',
};

/** Further words that search finds a category by. */
export const ALSO_SEARCHED: Partial<Record<CategoryName, string>> = {
  'Clock Light': 'ঘড়ি',
  'LED Fan': 'পাখা',
  '3D LED Lamp': 'বাচ্চা',
};
