import { expect, test } from 'vitest';
import { chosenPlace, findPlaces, nearestPlaces, onlyPlace, placeNamed } from './find-places.ts';
import { type ChosenPlace, DISTRICTS } from './places.ts';

/** Shown first in the field, which has room for eight. */
const SHOWN = 3;

const nameOf = ({ district, thana }: ChosenPlace) => (thana ? `${thana}, ${district}` : district);

const found = (typed: string) => findPlaces(typed).slice(0, SHOWN).map(nameOf);

/** Each district, as people write it. */
const DISTRICT_SPELLINGS: Record<string, string[]> = {
  Bagerhat: ['Bagerhut', 'Bagherhat', 'বাগেরহাট জেলা'],
  Bandarban: ['Bandorban', 'Bandarbon', 'বান্দারবান'],
  Barguna: ['Borguna', 'Bargona'],
  Barishal: ['Barisal', 'Borishal', 'Barishal Sadar', 'Borisal', 'বরিসাল', 'বরিশাল বিভাগ'],
  Bhola: ['Vola', 'Bhola Sodor', 'ভোলা জেলা'],
  Bogura: ['Bogra', 'Bogora', 'Bagura', 'বগুরা', 'বগূড়া'],
  Brahmanbaria: [
    'B.Baria',
    'B Baria',
    'Brahmonbaria',
    'Bramonbaria',
    'Brammonbaria',
    'বি.বাড়িয়া',
    'ব্রাহ্মনবাড়ীয়া',
    'ব্রাহ্মণবাড়িয়া জেলা',
  ],
  Chandpur: ['Candpur', 'Chadpur', 'চাদপুর'],
  Chapainawabganj: ['Chapai Nawabgonj', 'Chapainobabgonj', 'Chapai', 'চাঁপাই নবাবগঞ্জ', 'চাপাইনবাবগঞ্জ'],
  Chattogram: [
    'Ctg',
    'CTG',
    'Chittagong',
    'Chittagang',
    'Chitagong',
    'Chottogram',
    'Chattagram',
    'চট্রগ্রাম',
    'চট্টগ্রাম জেলা',
    'চিটাগাং',
    'চিটাগং',
  ],
  Chuadanga: ['Cuadanga', 'Chuadanga Sadar', 'চুয়াডাঙা', 'চুয়াডাংগা'],
  "Cox's Bazar": ['Cox Bazar', "Cox's bazaar", 'Coxbazar', 'coxs bazar', 'Cox’s Bazar', 'কক্স বাজার', 'কক্সবাজার'],
  Cumilla: ['Comilla', 'Kumilla', 'Comila', 'কুমিল্লা', 'কুমিলা'],
  Dhaka: ['dhaka', 'Dacca', 'Dhaka city', 'Dhaka 1205', 'Dhaka-1207', 'Dhaka, Bangladesh', 'ঢাকা', 'ঢাকা ১২০৫', 'ঢাকা শহর'],
  Dinajpur: ['Dinajpoor', 'Dinazpur', 'দিনাজপূর'],
  Faridpur: ['Foridpur', 'Faridpoor', 'ফরিদপুর জেলা'],
  Feni: ['Pheni', 'Feny', 'Fenni', 'ফেনি'],
  Gaibandha: ['Gaibanda', 'Gaybandha', 'গাইবান্দা'],
  Gazipur: ['Gajipur', 'Gazipur City', 'Gazipur Sadar', 'গাজিপুর'],
  Gopalganj: ['Gopalgonj', 'Gopalgong', 'গোপালগন্জ'],
  Habiganj: ['Hobigonj', 'Habigonj', 'Hobiganj', 'হবিগন্জ'],
  Jamalpur: ['Zamalpur', 'Jamalpoor', 'জামালপূর'],
  Jashore: ['Jessore', 'Jossore', 'Joshor', 'Jassore', 'যশর', 'যশোহর'],
  Jhalokati: ['Jhalakathi', 'Jhalokathi', 'Jhalakati', 'ঝালকাঠী', 'ঝালকাটি'],
  Jhenaidah: ['Jhenidah', 'Jhinaidah', 'Jhenaidaha', 'Jinaidah', 'ঝিনাইদাহ', 'ঝিনাইদহ'],
  Joypurhat: ['Jaipurhat', 'Joypur hat', 'Joipurhat', 'জয়পুর হাট'],
  Khagrachhari: ['Khagrachari', 'Khagrachori', 'Khagrasori', 'খাগরাছড়ি', 'খাগড়াছড়ী'],
  Khulna: ['Kulna', 'Khulna division', 'Khulna Sadar', 'খূলনা'],
  Kishoreganj: ['Kishorgonj', 'Kishoregonj', 'Kisorgonj', 'কিশোরগন্জ'],
  Kurigram: ['Kurigrem', 'Kurigram Zila', 'কুরিগ্রাম'],
  Kushtia: ['Kustia', 'Kushtiya', 'Kusthia', 'কুস্টিয়া', 'কুষ্টিয়া'],
  Lakshmipur: ['Laxmipur', 'Luxmipur', 'Laksmipur', 'Lokkhipur', 'লক্ষীপুর', 'লক্ষ্মিপুর'],
  Lalmonirhat: ['Lalmonirhut', 'Lalmanirhat', 'Lalmonir hat', 'লালমনির হাট'],
  Madaripur: ['Madaripoor', 'Madarepur', 'মাদারিপুর'],
  Magura: ['Magora', 'Magura District', 'মাগূরা'],
  Manikganj: ['Manikgonj', 'Manikgong', 'মানিকগন্জ'],
  Meherpur: ['Meharpur', 'Meherpoor', 'মেহেরপূর'],
  Moulvibazar: ['Maulvibazar', 'Moulovibazar', 'Moulvi Bazar', 'Molvibazar', 'মৌলভিবাজার', 'মৌলভী বাজার'],
  Munshiganj: ['Munshigonj', 'Munsigonj', 'Munsiganj', 'মুন্সিগঞ্জ', 'মুন্সীগন্জ'],
  Mymensingh: ['Mymensing', 'Mymonsingh', 'Moymonsingh', 'Maymensingh', 'ময়মনসিং', 'ময়মনসিংহ'],
  Naogaon: ['Nowgaon', 'Naogoan', 'নওগা'],
  Narail: ['Norail', 'নরাইল', 'নড়াইল জেলা'],
  Narayanganj: [
    'Narayangonj',
    'N.ganj',
    'N. Ganj',
    'Narayongonj',
    'Narangonj',
    'Narayanganj Sadar',
    'নারায়নগঞ্জ',
    'নারায়ণগন্জ',
  ],
  Narsingdi: ['Norsingdi', 'Narshingdi', 'Norshingdi', 'Narsinghdi', 'Narsindi', 'নরসিংদি', 'নরসিন্দী'],
  Natore: ['Nator', 'Natoor', 'নাটর'],
  Netrokona: ['Netrakona', 'Netrokuna', 'নেত্রকোনা', 'নেত্রকনা'],
  Nilphamari: ['Nilfamari', 'Neelphamari', 'Nilphamary', 'নিলফামারী'],
  Noakhali: ['Nowakhali', 'Noakhaly', 'Noyakhali', 'নোয়াখালি'],
  Pabna: ['Pabna town', 'Pabna Zilla', 'পাবনা সদর'],
  Panchagarh: ['Panchagar', 'Ponchogor', 'Panchogarh', 'পঞ্চগর', 'পন্চগড়'],
  Patuakhali: ['Potuakhali', 'Patuakhaly', 'পটুয়াখালি', 'পটূয়াখালী'],
  Pirojpur: ['Perojpur', 'Firozpur', 'Pirozpur', 'পিরোজপূর'],
  Rajbari: ['Rajbary', 'Rajbaree', 'রাজবাড়ি', 'রাজবারী'],
  Rajshahi: ['Rajsahi', 'Rajshahi city', 'Rajshai', 'রাজসাহী', 'রাজশাহি'],
  Rangamati: ['Rangamaty', 'Rangamatti', 'Rongamati', 'রাঙামাটি', 'রাংগামাটি'],
  Rangpur: ['Rongpur', 'Rangpoor', 'রঙপুর', 'রংপূর'],
  Satkhira: ['Shatkhira', 'Satkhera', 'Satkira', 'সাতক্ষিরা', 'সাতখিরা'],
  Shariatpur: ['Soriatpur', 'Sariatpur', 'Shoriyotpur', 'শরিয়তপুর'],
  Sherpur: ['Serpur', 'শেরপূর'],
  Sirajganj: ['Sirajgonj', 'Serajgonj', 'Shirajgonj', 'সিরাজগন্জ'],
  Sunamganj: ['Sunamgonj', 'Shunamgonj', 'সুনামগন্জ'],
  Sylhet: ['Silet', 'Shilet', 'Sylhet Sadar', 'Sylet', 'ছিলেট', 'সিলেট বিভাগ'],
  Tangail: ['Tangile', 'Tangayl', 'টাংগাইল', 'টাঙাইল'],
  Thakurgaon: ['Takurgaon', 'Thakurgoan', 'Thakurgao', 'ঠাকুরগাও'],
};

test('all 64 districts are found in the spellings of today and before, in both scripts', () => {
  expect(Object.keys(DISTRICT_SPELLINGS)).toEqual(DISTRICTS.map(({ name }) => name));
  const wrong = Object.entries(DISTRICT_SPELLINGS).flatMap(([name, spellings]) =>
    spellings
      .filter(
        (typed) =>
          !findPlaces(typed)
            .slice(0, SHOWN)
            .some(({ district }) => district === name),
      )
      .map((typed) => `${typed}: ${found(typed)}`),
  );
  expect(wrong).toEqual([]);
  expect(Object.values(DISTRICT_SPELLINGS).flat().length).toBeGreaterThan(200);
});

test.each([
  ['Uttara', 'Uttara West, Dhaka'],
  ['Uttara Sector 7', 'Uttara West, Dhaka'],
  ['Uttara, Sector-13, Road 5', 'Uttara West, Dhaka'],
  ['উত্তরা সেক্টর ৭', 'Uttara West, Dhaka'],
  ['উত্তরা ৭ নং সেক্টর', 'Uttara West, Dhaka'],
  ['Mirpur 10', 'Mirpur, Dhaka'],
  ['Mirpur 11', 'Mirpur, Dhaka'],
  ['Mirpur-1', 'Mirpur, Dhaka'],
  ['mirpur12', 'Mirpur, Dhaka'],
  ['Mirpur section 11 block C', 'Mirpur, Dhaka'],
  ['Mirpur 10, Dhaka', 'Mirpur, Dhaka'],
  ['Dhaka, Mirpur 10', 'Mirpur, Dhaka'],
  ['Mirpur 10 golchottor', 'Mirpur, Dhaka'],
  ['মিরপুর ১০', 'Mirpur, Dhaka'],
  ['মীরপুর-১১', 'Mirpur, Dhaka'],
  ['Mirpur DOHS', 'Pallabi, Dhaka'],
  ['Dhanmondi 27', 'Dhanmondi, Dhaka'],
  ['Dhanmondi 32', 'Dhanmondi, Dhaka'],
  ['Danmondi', 'Dhanmondi, Dhaka'],
  ['Dhanmandi R/A 9A', 'Dhanmondi, Dhaka'],
  ['House 5, Road 27, Dhanmondi', 'Dhanmondi, Dhaka'],
  ['ধানমন্ডী ২৭', 'Dhanmondi, Dhaka'],
  ['ধানমণ্ডি', 'Dhanmondi, Dhaka'],
  ['Gulshan 2', 'Gulshan, Dhaka'],
  ['Gulsan-1', 'Gulshan, Dhaka'],
  ['Banani Block F', 'Banani, Dhaka'],
  ['Bashundhara R/A', 'Bhatara, Dhaka'],
  ['Basundhara', 'Bhatara, Dhaka'],
  ['Mohammadpur', 'Mohammadpur, Dhaka'],
  ['Muhammadpur', 'Mohammadpur, Dhaka'],
  ['মোহাম্মাদপুর', 'Mohammadpur, Dhaka'],
  ['Jatrabari', 'Jatrabari, Dhaka'],
  ['Zatrabari', 'Jatrabari, Dhaka'],
  ['যাত্রাবাড়ি', 'Jatrabari, Dhaka'],
  ['Khilgao', 'Khilgaon, Dhaka'],
  ['Motijhil', 'Motijheel, Dhaka'],
  ['Farmgate', 'Tejgaon, Dhaka'],
  ['Kawran Bazar', 'Tejgaon, Dhaka'],
  ['Baridhara DOHS', 'Gulshan, Dhaka'],
  ['Banasree', 'Rampura, Dhaka'],
  ['বনশ্রী', 'Rampura, Dhaka'],
  ['Shyamoli', 'Adabor, Dhaka'],
  ['Mogbazar', 'Hatirjheel, Dhaka'],
  ['Elephant Road', 'New Market, Dhaka'],
  ['Puran Dhaka', 'Kotwali, Dhaka'],
  ['Savar', 'Savar, Dhaka'],
  ['Sabhar', 'Savar, Dhaka'],
  ['Keranigonj', 'Keraniganj, Dhaka'],
  ['Tongi', 'Tongi West, Gazipur'],
  ['Joydevpur', 'Gazipur, Gazipur'],
  ['Chashara', 'Narayanganj Sadar, Narayanganj'],
  ['Siddhirgonj', 'Narayanganj Sadar, Narayanganj'],
  ['Agrabad', 'Double Mooring, Chattogram'],
  ['আগ্রাবাদ', 'Double Mooring, Chattogram'],
  ['Halishohor', 'Halishahar, Chattogram'],
  ['Hathajari', 'Hathazari, Chattogram'],
  ['Mirsarai', 'Mirsharai, Chattogram'],
  ['Sitakundo', 'Sitakunda, Chattogram'],
  ['Sreemongol', 'Sreemangal, Moulvibazar'],
  ['Srimangal', 'Sreemangal, Moulvibazar'],
  ['Zindabazar', 'Kotwali, Sylhet'],
  ['Ishwardi', 'Ishurdi, Pabna'],
  ['Syedpur', 'Saidpur, Nilphamari'],
  ['Benapole', 'Sharsha, Jashore'],
  ['Bhairab', 'Bhairab, Kishoreganj'],
  ['Voirob', 'Bhairab, Kishoreganj'],
  ['Begumgonj', 'Begumganj, Noakhali'],
  ['Chowmuhani', 'Begumganj, Noakhali'],
  ['Kuakata', 'Kalapara, Patuakhali'],
  ['Chauddogram', 'Chauddagram, Cumilla'],
  ['Ghatail, Tangail', 'Ghatail, Tangail'],
  ['Bhaluka Mymensing', 'Bhaluka, Mymensingh'],
  ['ভালুকা, ময়মনসিংহ', 'Bhaluka, Mymensingh'],
  ['Gouripur, Mymensingh', 'Gouripur, Mymensingh'],
  ['Cumilla Sadar', 'Cumilla Sadar, Cumilla'],
  ['Comilla Sadar', 'Cumilla Sadar, Cumilla'],
  // Words around the name, in any order.
  ['Bank Town, Savar', 'Savar, Dhaka'],
  ['Nabinagar, Savar', 'Savar, Dhaka'],
  ['near Sonali Bank, Feni', 'Feni'],
  ['Station Road, Mymensingh', 'Mymensingh'],
  ['Kazi Nazrul Islam Avenue, Karwan Bazar', 'Tejgaon, Dhaka'],
  ['PO: Sreepur, PS: Sreepur, Dist: Gazipur', 'Sreepur, Gazipur'],
  ['থানাঃ সাভার, জেলাঃ ঢাকা', 'Savar, Dhaka'],
  ['গ্রাম-চরপাড়া, উপজেলা-কালিহাতী, জেলা-টাঙ্গাইল', 'Kalihati, Tangail'],
  ['জিলা কুমিল্লা', 'Cumilla'],
  ['Mirpur Mazar Road', 'Mirpur, Dhaka'],
  ['Comilla (Kotwali)', 'Cumilla'],
  ['Sylhet Zindabazar', 'Kotwali, Sylhet'],
  ['GEC Circle', 'Khulshi, Chattogram'],
  ['ভৈরব বাজার', 'Bhairab, Kishoreganj'],
  ['মালিবাগ মোড়', 'Shahjahanpur, Dhaka'],
  ['উত্তরা মডেল টাউন', 'Uttara West, Dhaka'],
  ['ঢাকা দক্ষিণ সিটি কর্পোরেশন', 'Dhaka'],
  ['Dhaka South City Corporation', 'Dhaka'],
  // Directions in both languages, before and behind the name.
  ['Uttar Badda', 'Badda, Dhaka'],
  ['Moddho Badda', 'Badda, Dhaka'],
  ['উত্তর বাড্ডা', 'Badda, Dhaka'],
  ['South Keraniganj', 'Keraniganj, Dhaka'],
  ['Matlab Uttar', 'Matlab North, Chandpur'],
  ['Uttara Purbo', 'Uttara East, Dhaka'],
  ['South Surma', 'Dakshin Surma, Sylhet'],
  ['Dokkhinkhan', 'Dakshinkhan, Dhaka'],
  // Glides, letters that are silent, and one for another.
  ['b.bariya', 'Brahmanbaria'],
  ['Patia', 'Patiya, Chattogram'],
  ['Ukhia', "Ukhiya, Cox's Bazar"],
  ['Sonargao', 'Sonargaon, Narayanganj'],
  ['লক্ষিপুর', 'Lakshmipur'],
  ['উওরা', 'Uttara West, Dhaka'],
  ['Stadium Market', 'Paltan, Dhaka'],
  ['CEPZ', 'EPZ, Chattogram'],
  ['Ghorashal', 'Palash, Narsingdi'],
])('%j finds %s', (typed, name) => {
  expect(found(typed)).toContain(name.replace('Gazipur, Gazipur', 'Gazipur'));
});

test.each([
  'lamp',
  'fan',
  'table lamp',
  'ceiling light',
  'chandelier',
  'hello',
  'test',
  'asdf',
  'qwerty',
  'abc',
  'none',
  'N/A',
  'same',
  'my home',
  'office',
  'cash on delivery',
  'sale',
  'vintage',
  'motor',
  'balcony',
  'village',
  'market',
  'bus stand',
  'university',
  'London',
  'Kolkata',
  'Delhi',
  'Mumbai',
  'New York',
  'Karachi',
  'Lahore',
  'Islamabad',
  'Dubai',
  'Paris',
  'Patna',
  'Kathmandu',
  'Cairo',
  'Ankara',
  'Boston',
  'Kanpur',
  'Jabalpur',
  'Solapur',
  'Nadia',
  'South Africa',
  'North Korea',
  'India',
  'Pakistan',
  'Bangladesh',
  'House 5, Road 2',
  'Sector 7',
  'Block C',
  '12345',
  '01712345678',
  '১২০৫',
  'rahim',
  'Abdul Karim',
  'Kamal Hossain',
  'Sarkar',
  'আমার বাসা',
  'বাসা ৫',
  'সেক্টর ৭',
  'কলকাতা',
  'লন্ডন',
  'দিল্লি',
  'বাতি',
  'ফ্যান',
  'বাংলাদেশ',
  'ঘর',
  'xyz',
  '???',
  '…',
  '\u200b',
  '',
])('what is no place of Bangladesh finds nothing: %j', (typed) => {
  expect(found(typed)).toEqual([]);
  expect(placeNamed(typed)).toBeUndefined();
});

test('a name that is still being typed finds what begins so', () => {
  expect(findPlaces('nara').slice(0, 8).map(nameOf)).toContain('Narayanganj');
  expect(findPlaces('narayango').map(nameOf)).toContain('Narayanganj');
  expect(placeNamed('narsh')).toBeUndefined();
});

test('a name as a whole stands for one place', () => {
  expect(placeNamed('Ctg')).toEqual({ district: 'Chattogram' });
  expect(placeNamed('mirpur 11')).toEqual({ district: 'Dhaka', thana: 'Mirpur' });
  expect(placeNamed('Mirpur', ({ district }) => district === 'Kushtia')).toEqual({
    district: 'Kushtia',
    thana: 'Mirpur',
  });
});

test.each([
  [{ district: 'Ctg' }, { district: 'Chattogram' }],
  [
    { district: 'Dhaka', thana: 'Mirpur 11' },
    { district: 'Dhaka', thana: 'Mirpur' },
  ],
  [
    { district: 'কুষ্টিয়া', thana: 'মিরপুর' },
    { district: 'Kushtia', thana: 'Mirpur' },
  ],
  [
    { district: 'Bogra', thana: 'Sadar' },
    { district: 'Bogura', thana: 'Bogura Sadar' },
  ],
  [
    { district: 'Pirojpur', thana: 'Indurkani' },
    { district: 'Pirojpur', thana: 'Zianagar' },
  ],
  [{ district: 'Dhanmondi 27' }, { district: 'Dhaka', thana: 'Dhanmondi' }],
  [{ district: 'Dhaka', thana: undefined }, { district: 'Dhaka' }],
])('%j is chosen as %j', (sent, place) => {
  expect(chosenPlace(sent)).toEqual(place);
});

test.each([
  { district: 'Kolkata' },
  { district: '' },
  { district: 'Khulna', thana: 'Savar' },
  { district: 'Dhaka', thana: 'London' },
])('%j is no place to choose', (sent) => {
  expect(chosenPlace(sent)).toBeUndefined();
});

test('what finds nothing is near to something, if it looks like it at all', () => {
  expect(findPlaces('Manikpurganj')).toEqual([]);
  expect(nearestPlaces('Manikpurganj', 3).map(({ district }) => district)).toContain('Manikganj');
  expect(nearestPlaces('qwertyuiop', 3)).toEqual([]);
  expect(nearestPlaces('', 3)).toEqual([]);
});

const SHARED_NAMES = ['Faridpur', 'Kishoreganj', 'Sherpur'];

test('the name of a district means it alone, unless a thana elsewhere is called so', () => {
  const unclear = DISTRICTS.filter(({ name }) => onlyPlace(name)?.district !== name);
  expect(unclear.map(({ name }) => name)).toEqual(SHARED_NAMES);
  for (const { name } of DISTRICTS.filter((one) => !unclear.includes(one)))
    expect(onlyPlace(name)).toEqual({ district: name });
});

test.each([
  ['Sylhet', 'Sylhet'],
  ['সিলেট', 'Sylhet'],
  ['Silet', 'Sylhet'],
  ['Chittagong', 'Chattogram'], // a road in Narayanganj is called so, too
  ['Sav', 'Savar, Dhaka'],
  ['House 4, Savar', 'Savar, Dhaka'],
])('%s can only be %s', (typed, name) => {
  const place = onlyPlace(typed);
  expect(place && nameOf(place)).toBe(name);
});

test.each(['', 'Mirpur', 'Uttara', 'Kaliganj', 'Ba', 'Xyzzy', 'Cairo'])(
  '%j may be several places, or none',
  (typed) => {
    expect(onlyPlace(typed)).toBeUndefined();
  },
);
