/*!
 * The upazilas and their names are from https://github.com/nuhil/bangladesh-geocode, under this licence:
 *
 * The MIT License (MIT)
 *
 * Copyright (c) 2014 Nuhil Mehdy
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy
 * of this software and associated documentation files (the "Software"), to deal
 * in the Software without restriction, including without limitation the rights
 * to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
 * copies of the Software, and to permit persons to whom the Software is
 * furnished to do so, subject to the following conditions:
 *
 * The above copyright notice and this permission notice shall be included in all
 * copies or substantial portions of the Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
 * IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
 * FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
 * AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
 * LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
 * OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
 * SOFTWARE.
 */

/**
 * The districts of Bangladesh, one a line: its English and Bangla name, then its upazilas, and behind a plus the thanas
 * of its city. In parentheses other names that people search by. Read it with `places.ts`.
 */
export const BANGLADESH = `
Bagerhat বাগেরহাট: Bagerhat Sadar বাগেরহাট সদর, Chitalmari চিতলমারী, Fakirhat ফকিরহাট, Kachua কচুয়া, Mollahat মোল্লাহাট, Mongla মোংলা, Morrelganj মোড়েলগঞ্জ, Rampal রামপাল, Sharankhola শরণখোলা
Bandarban বান্দরবান: Alikadam আলীকদম, Bandarban Sadar বান্দরবান সদর, Lama লামা, Naikhongchhari নাইক্ষ্যংছড়ি, Rowangchhari রোয়াংছড়ি, Ruma রুমা, Thanchi থানচি
Barguna বরগুনা: Amtali আমতলী, Bamna বামনা, Barguna Sadar বরগুনা সদর, Betagi বেতাগী, Patharghata পাথরঘাটা (Pathorghata), Taltali তালতলী
Barishal বরিশাল (Barisal): Agailjhara আগৈলঝাড়া, Babuganj বাবুগঞ্জ, Bakerganj বাকেরগঞ্জ, Banaripara বানারীপাড়া, Barishal Sadar বরিশাল সদর (Barisal Sadar), Gournadi গৌরনদী, Hizla হিজলা, Mehendiganj মেহেন্দিগঞ্জ, Muladi মুলাদী, Wazirpur উজিরপুর + Airport এয়ারপোর্ট, Bandar বন্দর, Kawnia কাউনিয়া, Kotwali কোতোয়ালী
Bhola ভোলা: Bhola Sadar ভোলা সদর, Borhanuddin বোরহানউদ্দিন, Char Fasson চরফ্যাশন (Charfesson), Doulatkhan দৌলতখান, Lalmohan লালমোহন, Monpura মনপুরা, Tazumuddin তজুমদ্দিন
Bogura বগুড়া (Bogra): Adamdighi আদমদিঘি, Bogura Sadar বগুড়া সদর (Bogra Sadar), Dhunot ধুনট, Dupchanchia দুপচাঁচিয়া, Gabtali গাবতলী, Kahaloo কাহালু, Nandigram নন্দিগ্রাম, Sariakandi সারিয়াকান্দি, Shajahanpur শাজাহানপুর, Sherpur শেরপুর, Shibganj শিবগঞ্জ, Sonatala সোনাতলা
Brahmanbaria ব্রাহ্মণবাড়িয়া: Akhaura আখাউড়া, Ashuganj আশুগঞ্জ, Bancharampur বাঞ্ছারামপুর, Bijoynagar বিজয়নগর, Brahmanbaria Sadar ব্রাহ্মণবাড়িয়া সদর, Kasba কসবা, Nabinagar নবীনগর, Nasirnagar নাসিরনগর, Sarail সরাইল
Chandpur চাঁদপুর: Chandpur Sadar চাঁদপুর সদর, Faridganj ফরিদগঞ্জ (Faridgonj), Haimchar হাইমচর, Hajiganj হাজীগঞ্জ, Kachua কচুয়া, Matlab North মতলব উত্তর, Matlab South মতলব দক্ষিণ, Shahrasti শাহরাস্তি
Chapainawabganj চাঁপাইনবাবগঞ্জ (Chapai Nawabganj; Nawabganj): Bholahat ভোলাহাট, Chapainawabganj Sadar চাঁপাইনবাবগঞ্জ সদর, Gomostapur গোমস্তাপুর, Nachol নাচোল, Shibganj শিবগঞ্জ
Chattogram চট্টগ্রাম (Chittagong; চিটাগাং): Anwara আনোয়ারা, Banshkhali বাঁশখালী, Boalkhali বোয়ালখালী, Chandanaish চন্দনাইশ, Fatikchhari ফটিকছড়ি, Hathazari হাটহাজারী, Karnaphuli কর্ণফুলী (Karnafuli), Lohagara লোহাগাড়া, Mirsharai মীরসরাই, Patiya পটিয়া, Rangunia রাঙ্গুনিয়া, Raozan রাউজান, Sandwip সন্দ্বীপ, Satkania সাতকানিয়া, Sitakunda সীতাকুণ্ড + Akbar Shah আকবর শাহ, Bakalia বাকলিয়া, Bandar বন্দর, Bayazid Bostami বায়েজিদ বোস্তামী, Chandgaon চান্দগাঁও, Chawkbazar চকবাজার, Double Mooring ডবলমুরিং, EPZ ইপিজেড, Halishahar হালিশহর, Khulshi খুলশী, Kotwali কোতোয়ালী, Pahartali পাহাড়তলী, Panchlaish পাঁচলাইশ, Patenga পতেঙ্গা, Sadarghat সদরঘাট
Chuadanga চুয়াডাঙ্গা: Alamdanga আলমডাঙ্গা, Chuadanga Sadar চুয়াডাঙ্গা সদর, Damurhuda দামুড়হুদা, Jibannagar জীবননগর
Cox's Bazar কক্সবাজার (Coxs Bazar; Coxsbazar): Chakaria চকরিয়া, Cox's Bazar Sadar কক্সবাজার সদর (Coxsbazar Sadar), Eidgaon ঈদগাঁও, Kutubdia কুতুবদিয়া, Moheshkhali মহেশখালী, Pekua পেকুয়া, Ramu রামু, Teknaf টেকনাফ, Ukhiya উখিয়া
Cumilla কুমিল্লা (Comilla): Barura বরুড়া, Brahmanpara ব্রাহ্মণপাড়া, Burichang বুড়িচং, Chandina চান্দিনা, Chauddagram চৌদ্দগ্রাম, Cumilla Sadar কুমিল্লা আদর্শ সদর (Comilla Sadar; Adarsha Sadar; আদর্শ সদর; কুমিল্লা সদর), Cumilla Sadar Dakshin কুমিল্লা সদর দক্ষিণ (Sadar South), Daudkandi দাউদকান্দি, Debidwar দেবিদ্বার, Homna হোমনা, Laksam লাকসাম, Lalmai লালমাই, Manoharganj মনোহরগঞ্জ (Monohargonj), Meghna মেঘনা, Muradnagar মুরাদনগর, Nangalkot নাঙ্গলকোট, Titas তিতাস
Dhaka ঢাকা: Dhamrai ধামরাই, Dohar দোহার, Keraniganj কেরাণীগঞ্জ, Nawabganj নবাবগঞ্জ, Savar সাভার (Ashulia; আশুলিয়া) + Adabor আদাবর, Airport বিমানবন্দর, Badda বাড্ডা, Banani বনানী (Mohakhali; মহাখালী), Bangshal বংশাল, Bhashantek ভাষানটেক, Bhatara ভাটারা (Vatara; Bashundhara; বসুন্ধরা), Cantonment ক্যান্টনমেন্ট, Chawkbazar চকবাজার, Dakshinkhan দক্ষিণখান, Darus Salam দারুস সালাম, Demra ডেমরা, Dhanmondi ধানমন্ডি, Gendaria গেন্ডারিয়া, Gulshan গুলশান, Hatirjheel হাতিরঝিল, Hazaribagh হাজারীবাগ, Jatrabari যাত্রাবাড়ী, Kadamtali কদমতলী, Kafrul কাফরুল, Kalabagan কলাবাগান, Kamrangirchar কামরাঙ্গীরচর, Khilgaon খিলগাঁও, Khilkhet খিলক্ষেত, Kotwali কোতোয়ালী, Lalbagh লালবাগ, Mirpur মিরপুর, Mohammadpur মোহাম্মদপুর, Motijheel মতিঝিল, Mugda মুগদা, New Market নিউ মার্কেট, Pallabi পল্লবী, Paltan পল্টন, Ramna রমনা, Rampura রামপুরা, Rupnagar রূপনগর, Sabujbagh সবুজবাগ, Shah Ali শাহ আলী, Shahbagh শাহবাগ, Shahjahanpur শাহজাহানপুর (Malibagh; মালিবাগ), Sher-e-Bangla Nagar শেরেবাংলা নগর (Agargaon; আগারগাঁও), Shyampur শ্যামপুর, Sutrapur সূত্রাপুর, Tejgaon তেজগাঁও, Tejgaon Industrial Area তেজগাঁও শিল্পাঞ্চল, Turag তুরাগ, Uttara East উত্তরা পূর্ব, Uttara West উত্তরা পশ্চিম, Uttarkhan উত্তরখান, Wari ওয়ারী
Dinajpur দিনাজপুর: Birampur বিরামপুর, Birganj বীরগঞ্জ, Birol বিরল, Bochaganj বোচাগঞ্জ, Chirirbandar চিরিরবন্দর, Dinajpur Sadar দিনাজপুর সদর, Fulbari ফুলবাড়ী, Ghoraghat ঘোড়াঘাট, Hakimpur হাকিমপুর, Kaharol কাহারোল, Khansama খানসামা, Nawabganj নবাবগঞ্জ, Parbatipur পার্বতীপুর
Faridpur ফরিদপুর: Alfadanga আলফাডাঙ্গা, Bhanga ভাঙ্গা, Boalmari বোয়ালমারী, Charbhadrasan চরভদ্রাসন, Faridpur Sadar ফরিদপুর সদর, Madhukhali মধুখালী, Nagarkanda নগরকান্দা, Sadarpur সদরপুর, Saltha সালথা
Feni ফেনী: Chhagalnaiya ছাগলনাইয়া, Daganbhuiyan দাগনভূঞা, Feni Sadar ফেনী সদর, Fulgazi ফুলগাজী, Parshuram পরশুরাম, Sonagazi সোনাগাজী
Gaibandha গাইবান্ধা: Gaibandha Sadar গাইবান্ধা সদর, Gobindaganj গোবিন্দগঞ্জ, Palashbari পলাশবাড়ী, Phulchari ফুলছড়ি, Sadullapur সাদুল্লাপুর, Saghata সাঘাটা, Sundarganj সুন্দরগঞ্জ
Gazipur গাজীপুর: Gazipur Sadar গাজীপুর সদর (Joydebpur; জয়দেবপুর), Kaliakair কালিয়াকৈর, Kaliganj কালীগঞ্জ, Kapasia কাপাসিয়া, Sreepur শ্রীপুর + Basan বাসন, Gacha গাছা, Kashimpur কাশিমপুর, Konabari কোনাবাড়ী, Pubail পূবাইল, Tongi East টঙ্গী পূর্ব, Tongi West টঙ্গী পশ্চিম
Gopalganj গোপালগঞ্জ: Gopalganj Sadar গোপালগঞ্জ সদর, Kashiani কাশিয়ানী, Kotalipara কোটালীপাড়া, Muksudpur মুকসুদপুর, Tungipara টুঙ্গিপাড়া
Habiganj হবিগঞ্জ: Ajmiriganj আজমিরীগঞ্জ, Bahubal বাহুবল, Baniachong বানিয়াচং, Chunarughat চুনারুঘাট, Habiganj Sadar হবিগঞ্জ সদর, Lakhai লাখাই, Madhabpur মাধবপুর, Nabiganj নবীগঞ্জ, Shayestaganj শায়েস্তাগঞ্জ
Jamalpur জামালপুর: Bokshiganj বকশীগঞ্জ, Dewangonj দেওয়ানগঞ্জ, Islampur ইসলামপুর, Jamalpur Sadar জামালপুর সদর, Madarganj মাদারগঞ্জ, Melandah মেলান্দহ, Sarishabari সরিষাবাড়ী
Jashore যশোর (Jessore): Abhaynagar অভয়নগর, Bagherpara বাঘারপাড়া, Chougachha চৌগাছা, Jashore Sadar যশোর সদর (Jessore Sadar), Jhikargacha ঝিকরগাছা, Keshabpur কেশবপুর, Manirampur মণিরামপুর, Sharsha শার্শা
Jhalokati ঝালকাঠি (Jhalakathi; Jhalokathi): Jhalokati Sadar ঝালকাঠি সদর (Jhalakathi Sadar), Kathalia কাঠালিয়া, Nalchity নলছিটি, Rajapur রাজাপুর
Jhenaidah ঝিনাইদহ: Harinakundu হরিণাকুন্ডু, Jhenaidah Sadar ঝিনাইদহ সদর, Kaliganj কালীগঞ্জ, Kotchandpur কোটচাঁদপুর, Moheshpur মহেশপুর, Shailkupa শৈলকুপা
Joypurhat জয়পুরহাট: Akkelpur আক্কেলপুর, Joypurhat Sadar জয়পুরহাট সদর, Kalai কালাই, Khetlal ক্ষেতলাল, Panchbibi পাঁচবিবি
Khagrachhari খাগড়াছড়ি (Khagrachari): Dighinala দীঘিনালা, Guimara গুইমারা, Khagrachhari Sadar খাগড়াছড়ি সদর, Lakshmichhari লক্ষ্মীছড়ি (Laxmichhari), Manikchari মানিকছড়ি, Matiranga মাটিরাঙ্গা, Mohalchari মহালছড়ি, Panchari পানছড়ি, Ramgarh রামগড়
Khulna খুলনা: Botiaghata বটিয়াঘাটা, Dakop দাকোপ, Digholia দিঘলিয়া, Dumuria ডুমুরিয়া, Koyra কয়রা, Paikgachha পাইকগাছা (Paikgasa), Phultala ফুলতলা (Fultola), Rupsha রূপসা, Terokhada তেরখাদা + Aranghata আড়ংঘাটা, Daulatpur দৌলতপুর, Harintana হরিণটানা, Khalishpur খালিশপুর, Khan Jahan Ali খানজাহান আলী, Khulna Sadar খুলনা সদর, Labanchara লবণচরা, Sonadanga সোনাডাঙ্গা
Kishoreganj কিশোরগঞ্জ: Austagram অষ্টগ্রাম, Bajitpur বাজিতপুর, Bhairab ভৈরব, Hossainpur হোসেনপুর, Itna ইটনা, Karimganj করিমগঞ্জ (Karimgonj), Katiadi কটিয়াদী, Kishoreganj Sadar কিশোরগঞ্জ সদর, Kuliarchar কুলিয়ারচর, Mithamoin মিঠামইন, Nikli নিকলী, Pakundia পাকুন্দিয়া, Tarail তাড়াইল
Kurigram কুড়িগ্রাম: Bhurungamari ভুরুঙ্গামারী, Char Rajibpur চর রাজিবপুর (Charrajibpur), Chilmari চিলমারী, Kurigram Sadar কুড়িগ্রাম সদর, Nageshwari নাগেশ্বরী, Phulbari ফুলবাড়ী, Rajarhat রাজারহাট, Rowmari রৌমারী, Ulipur উলিপুর
Kushtia কুষ্টিয়া: Bheramara ভেড়ামারা, Daulatpur দৌলতপুর, Khoksa খোকসা, Kumarkhali কুমারখালী, Kushtia Sadar কুষ্টিয়া সদর, Mirpur মিরপুর
Lakshmipur লক্ষ্মীপুর (Laxmipur): Kamalnagar কমলনগর, Lakshmipur Sadar লক্ষ্মীপুর সদর, Raipur রায়পুর, Ramganj রামগঞ্জ, Ramgati রামগতি
Lalmonirhat লালমনিরহাট: Aditmari আদিতমারী, Hatibandha হাতীবান্ধা, Kaliganj কালীগঞ্জ, Lalmonirhat Sadar লালমনিরহাট সদর, Patgram পাটগ্রাম
Madaripur মাদারীপুর: Dasar ডাসার, Kalkini কালকিনি, Madaripur Sadar মাদারীপুর সদর, Rajoir রাজৈর, Shibchar শিবচর
Magura মাগুরা: Magura Sadar মাগুরা সদর, Mohammadpur মহম্মদপুর, Shalikha শালিখা, Sreepur শ্রীপুর
Manikganj মানিকগঞ্জ: Doulatpur দৌলতপুর, Ghior ঘিওর (Gior), Harirampur হরিরামপুর, Manikganj Sadar মানিকগঞ্জ সদর, Saturia সাটুরিয়া, Shibaloy শিবালয়, Singiar সিংগাইর
Meherpur মেহেরপুর: Gangni গাংনী, Meherpur Sadar মেহেরপুর সদর, Mujibnagar মুজিবনগর
Moulvibazar মৌলভীবাজার (Maulvibazar): Barlekha বড়লেখা, Juri জুড়ী, Kamolganj কমলগঞ্জ, Kulaura কুলাউড়া, Moulvibazar Sadar মৌলভীবাজার সদর, Rajnagar রাজনগর, Sreemangal শ্রীমঙ্গল
Munshiganj মুন্সীগঞ্জ (Bikrampur): Gajaria গজারিয়া, Louhajanj লৌহজং, Munshiganj Sadar মুন্সীগঞ্জ সদর, Sirajdikhan সিরাজদিখান, Sreenagar শ্রীনগর, Tongibari টঙ্গিবাড়ী
Mymensingh ময়মনসিংহ: Bhaluka ভালুকা, Dhobaura ধোবাউড়া, Fulbaria ফুলবাড়িয়া, Gafargaon গফরগাঁও, Gouripur গৌরীপুর, Haluaghat হালুয়াঘাট, Ishwarganj ঈশ্বরগঞ্জ (Iswarganj), Muktagacha মুক্তাগাছা, Mymensingh Sadar ময়মনসিংহ সদর, Nandail নান্দাইল, Phulpur ফুলপুর, Tarakanda তারাকান্দা, Trishal ত্রিশাল
Naogaon নওগাঁ: Atrai আত্রাই, Badalgachi বদলগাছী, Dhamoirhat ধামইরহাট, Manda মান্দা, Mohadevpur মহাদেবপুর, Naogaon Sadar নওগাঁ সদর, Niamatpur নিয়ামতপুর, Patnitala পত্নীতলা, Porsha পোরশা, Raninagar রাণীনগর, Sapahar সাপাহার
Narail নড়াইল: Kalia কালিয়া, Lohagara লোহাগড়া, Narail Sadar নড়াইল সদর
Narayanganj নারায়ণগঞ্জ: Araihazar আড়াইহাজার, Bandar বন্দর, Narayanganj Sadar নারায়ণগঞ্জ সদর (Fatullah; ফতুল্লা; Siddhirganj; সিদ্ধিরগঞ্জ), Rupganj রূপগঞ্জ, Sonargaon সোনারগাঁ
Narsingdi নরসিংদী: Belabo বেলাবো, Monohardi মনোহরদী, Narsingdi Sadar নরসিংদী সদর, Palash পলাশ, Raipura রায়পুরা, Shibpur শিবপুর
Natore নাটোর: Bagatipara বাগাতিপাড়া, Baraigram বড়াইগ্রাম, Gurudaspur গুরুদাসপুর, Lalpur লালপুর, Naldanga নলডাঙ্গা, Natore Sadar নাটোর সদর, Singra সিংড়া
Netrokona নেত্রকোণা (Netrakona): Atpara আটপাড়া, Barhatta বারহাট্টা, Durgapur দুর্গাপুর, Kalmakanda কলমাকান্দা, Kendua কেন্দুয়া, Khaliajuri খালিয়াজুরী, Madan মদন, Mohanganj মোহনগঞ্জ (Mohongonj), Netrokona Sadar নেত্রকোণা সদর, Purbadhala পূর্বধলা
Nilphamari নীলফামারী: Dimla ডিমলা, Domar ডোমার, Jaldhaka জলঢাকা, Kishoreganj কিশোরগঞ্জ (Kishorganj), Nilphamari Sadar নীলফামারী সদর, Saidpur সৈয়দপুর (Syedpur)
Noakhali নোয়াখালী: Begumganj বেগমগঞ্জ, Chatkhil চাটখিল, Companiganj কোম্পানীগঞ্জ, Hatia হাতিয়া, Kabirhat কবিরহাট, Noakhali Sadar নোয়াখালী সদর, Senbagh সেনবাগ (Senbug), Sonaimuri সোনাইমুড়ী (Sonaimori), Subarnachar সুবর্ণচর
Pabna পাবনা: Atghoria আটঘরিয়া, Bera বেড়া, Bhangura ভাঙ্গুড়া, Chatmohar চাটমোহর, Faridpur ফরিদপুর, Ishurdi ঈশ্বরদী, Pabna Sadar পাবনা সদর, Santhia সাঁথিয়া, Sujanagar সুজানগর
Panchagarh পঞ্চগড়: Atwari আটোয়ারী, Boda বোদা, Debiganj দেবীগঞ্জ, Panchagarh Sadar পঞ্চগড় সদর, Tetulia তেঁতুলিয়া
Patuakhali পটুয়াখালী: Bauphal বাউফল, Dashmina দশমিনা, Dumki দুমকি, Galachipa গলাচিপা, Kalapara কলাপাড়া (Kuakata; কুয়াকাটা), Mirzaganj মির্জাগঞ্জ, Patuakhali Sadar পটুয়াখালী সদর, Rangabali রাঙ্গাবালী
Pirojpur পিরোজপুর: Bhandaria ভান্ডারিয়া, Kawkhali কাউখালী, Mathbaria মঠবাড়িয়া, Nazirpur নাজিরপুর, Nesarabad নেছারাবাদ (Swarupkathi; স্বরূপকাঠি), Pirojpur Sadar পিরোজপুর সদর, Zianagar জিয়ানগর (Indurkani; ইন্দুরকানী)
Rajbari রাজবাড়ী: Baliakandi বালিয়াকান্দি, Goalanda গোয়ালন্দ, Kalukhali কালুখালী, Pangsa পাংশা, Rajbari Sadar রাজবাড়ী সদর
Rajshahi রাজশাহী: Bagha বাঘা, Bagmara বাগমারা, Charghat চারঘাট, Durgapur দুর্গাপুর, Godagari গোদাগাড়ী, Mohonpur মোহনপুর, Paba পবা, Puthia পুঠিয়া, Tanore তানোর + Airport এয়ারপোর্ট, Belpukur বেলপুকুর, Boalia বোয়ালিয়া, Chandrima চন্দ্রিমা, Damkura দামকুড়া, Karnahar কর্ণহার, Kashiadanga কাশিয়াডাঙ্গা, Katakhali কাটাখালী, Motihar মতিহার, Rajpara রাজপাড়া, Shah Makhdum শাহ মখদুম
Rangamati রাঙ্গামাটি: Baghaichari বাঘাইছড়ি, Barkal বরকল, Belaichari বিলাইছড়ি, Juraichari জুরাছড়ি, Kaptai কাপ্তাই, Kawkhali কাউখালী, Langadu লংগদু, Naniarchar নানিয়ারচর, Rajasthali রাজস্থলী, Rangamati Sadar রাঙ্গামাটি সদর
Rangpur রংপুর: Badargonj বদরগঞ্জ, Gangachara গঙ্গাচড়া, Kaunia কাউনিয়া, Mithapukur মিঠাপুকুর, Pirgacha পীরগাছা, Pirganj পীরগঞ্জ (Pirgonj), Rangpur Sadar রংপুর সদর, Taragonj তারাগঞ্জ + Haragach হারাগাছ, Hazirhat হাজীরহাট, Kotwali কোতোয়ালী, Mahiganj মাহিগঞ্জ, Parshuram পরশুরাম, Tajhat তাজহাট
Satkhira সাতক্ষীরা: Assasuni আশাশুনি (Ashashuni), Debhata দেবহাটা, Kalaroa কলারোয়া, Kaliganj কালীগঞ্জ, Satkhira Sadar সাতক্ষীরা সদর, Shyamnagar শ্যামনগর, Tala তালা
Shariatpur শরীয়তপুর: Bhedarganj ভেদরগঞ্জ, Damudya ডামুড্যা, Gosairhat গোসাইরহাট, Naria নড়িয়া, Shariatpur Sadar শরীয়তপুর সদর, Zajira জাজিরা
Sherpur শেরপুর: Jhenaigati ঝিনাইগাতী, Nalitabari নালিতাবাড়ী, Nokla নকলা, Sherpur Sadar শেরপুর সদর, Sreebordi শ্রীবরদী
Sirajganj সিরাজগঞ্জ: Belkuchi বেলকুচি, Chauhali চৌহালি, Kamarkhand কামারখন্দ, Kazipur কাজীপুর, Raiganj রায়গঞ্জ (Raigonj), Shahjadpur শাহজাদপুর, Sirajganj Sadar সিরাজগঞ্জ সদর, Tarash তাড়াশ, Ullapara উল্লাপাড়া
Sunamganj সুনামগঞ্জ: Bishwambarpur বিশ্বম্ভরপুর, Chhatak ছাতক, Derai দিরাই, Dharmapasha ধর্মপাশা, Dowarabazar দোয়ারাবাজার, Jagannathpur জগন্নাথপুর, Jamalganj জামালগঞ্জ, Madhyanagar মধ্যনগর, Shalla শাল্লা, Shantiganj শান্তিগঞ্জ (South Sunamganj), Sunamganj Sadar সুনামগঞ্জ সদর, Tahirpur তাহিরপুর
Sylhet সিলেট: Balaganj বালাগঞ্জ, Beanibazar বিয়ানীবাজার, Bishwanath বিশ্বনাথ, Companiganj কোম্পানীগঞ্জ, Dakshin Surma দক্ষিণ সুরমা (Dakshinsurma), Fenchuganj ফেঞ্চুগঞ্জ, Golapganj গোলাপগঞ্জ, Gowainghat গোয়াইনঘাট, Jaintiapur জৈন্তাপুর, Kanaighat কানাইঘাট, Osmaninagar ওসমানীনগর (Osmani Nagar; ওসমানী নগর), Sylhet Sadar সিলেট সদর, Zakiganj জকিগঞ্জ + Airport এয়ারপোর্ট, Jalalabad জালালাবাদ, Kotwali কোতোয়ালী, Moglabazar মোগলাবাজার, Shah Poran শাহপরাণ
Tangail টাঙ্গাইল: Basail বাসাইল, Bhuapur ভূঞাপুর (ভুয়াপুর), Delduar দেলদুয়ার, Dhanbari ধনবাড়ী, Ghatail ঘাটাইল, Gopalpur গোপালপুর, Kalihati কালিহাতী, Madhupur মধুপুর, Mirzapur মির্জাপুর, Nagarpur নাগরপুর, Sakhipur সখিপুর, Tangail Sadar টাঙ্গাইল সদর
Thakurgaon ঠাকুরগাঁও: Baliadangi বালিয়াডাঙ্গী, Haripur হরিপুর, Pirganj পীরগঞ্জ, Ranisankail রাণীশংকৈল, Thakurgaon Sadar ঠাকুরগাঁও সদর
`;
