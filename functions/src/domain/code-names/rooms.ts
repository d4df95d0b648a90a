import type { Room } from '../products.ts';

/** What the rooms are called in each language: apart from the specifications, because home names them, too. */
export const ENGLISH_ROOMS: Record<Room, string> = {
  drawing: 'Drawing room',
  bedroom: 'Bedroom',
  dining: 'Dining room',
  kitchen: 'Kitchen',
  balcony: 'Balcony',
  bathroom: 'Bathroom',
  office: 'Office and study',
  shop: 'Shop and showroom',
};

export const BANGLA_ROOMS: Record<Room, string> = {
  drawing: 'ড্রয়িং রুম',
  bedroom: 'বেডরুম',
  dining: 'ডাইনিং রুম',
  kitchen: 'রান্নাঘর',
  balcony: 'বারান্দা',
  bathroom: 'বাথরুম',
  office: 'অফিস ও পড়ার ঘর',
  shop: 'দোকান ও শোরুম',
};
