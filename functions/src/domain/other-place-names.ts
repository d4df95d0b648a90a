/**
 * Names that people write for a district, or for a thana (`Dhaka/Gulshan`), beside those of the list: short forms, former
 * names, and areas of cities that no thana is called after. Separated by semicolons.
 */
export const OTHER_PLACE_NAMES: Record<string, string> = {
  Barishal: 'Bakerganj District; বাকেরগঞ্জ জেলা',
  Brahmanbaria: 'B Baria; Bi Baria; Brammonbaria; বি বাড়িয়া; বি বাড়ীয়া; ব্রাক্ষণবাড়িয়া',
  Chapainawabganj: 'Chapai; চাঁপাই; চাপাই নবাবগঞ্জ; C Nawabganj; সি নবাবগঞ্জ',
  Chattogram: 'Ctg; Chittagang; Chatgaon; Chatga; সিটিজি; চাটগাঁ; চিটাগং',
  "Cox's Bazar": 'Cox Bazar; Cox; কক্স বাজার; কক্সেস বাজার',
  Dhaka: 'Dacca; Dhaka City; ঢাকা শহর',
  Gazipur: 'Joydevpur',
  Jashore: 'Jossore; Joshor; Jessor; যশোহর',
  Jhenaidah: 'Jhenidah; Jhinaidah; ঝিনেদা',
  Khagrachhari: 'Khagrasori; Khagrachori',
  Kishoreganj: 'Kishorganj',
  Kushtia: 'Kustia',
  Tangail: 'Tangile; Tangayl',
  Lakshmipur: 'Lokkhipur; Lakhipur; Luxmipur',
  Moulvibazar: 'Mowlovibazar; Molvibazar',
  Mymensingh: 'Moimonshingho; Momenshahi; Nasirabad; মোমেনশাহী',
  Narayanganj: 'N Ganj; N Gonj; Narangonj; Naraingonj; না গঞ্জ',
  Narsingdi: 'Norsindi; Narsindi',
  Pirojpur: 'Firozpur; Ferozpur',
  Rajshahi: 'Rajshai',
  Sylhet: 'Srihotto; Shilot; ছিলেট',
  Thakurgaon: 'Thakurgoan',

  'Dhaka/Adabor': 'Shyamoli; শ্যামলী; Ring Road; Shekhertek; শেখেরটেক; Baitul Aman; Sunibir Housing; Mansurabad Housing',
  'Dhaka/Badda': 'Aftabnagar; আফতাবনগর; Merul; মেরুল; Satarkul; সাতারকুল; Middle Badda; North Badda; Gudaraghat; গুদারাঘাট',
  'Dhaka/Banani': 'Banani DOHS; Mohakhali DOHS; Chairman Bari; Kakoli; কাকলী',
  'Dhaka/Bhatara':
    'Bashundhara Residential Area; Kuril; কুড়িল; Nadda; নদ্দা; Notun Bazar; নতুন বাজার; Jagannathpur Vatara; Basundhara; Jamuna Future Park; যমুনা ফিউচার পার্ক; Sayednagar',
  'Dhaka/Chawkbazar':
    'Chalk Bazar; Bakshi Bazar; বকশীবাজার; Urdu Road; উর্দু রোড; Begum Bazar; বেগমবাজার; Nazimuddin Road; Mitford; মিটফোর্ড; Imamganj; ইমামগঞ্জ',
  'Dhaka/Dakshinkhan': 'Ashkona; আশকোনা; Faidabad; ফায়দাবাদ; Hajj Camp; Kawla; কাওলা; Gawair; গাওয়াইর; Mollartek',
  'Dhaka/Darus Salam': 'Gabtoli Dhaka; গাবতলী ঢাকা; Kallyanpur; কল্যাণপুর; Technical Mor',
  'Dhaka/Demra': 'Staff Quarter; Sarulia; সারুলিয়া; Konapara; কোনাপাড়া',
  'Dhaka/Dhanmondi': 'Jigatola; Zigatola; জিগাতলা; ঝিগাতলা; Shankar; শংকর; Science Lab; সায়েন্স ল্যাব; Rapa Plaza',
  'Dhaka/Gendaria': 'Faridabad; ফরিদাবাদ; Dholaikhal',
  'Dhaka/Gulshan': 'Baridhara; বারিধারা; Niketan; নিকেতন; Baridhara DOHS; Shahjadpur Gulshan; Kalachandpur; কালাচাঁদপুর',
  'Dhaka/Hatirjheel': 'Mogbazar; Moghbazar; মগবাজার; Modhubag; মধুবাগ; Nayatola; Hatirjhil',
  'Dhaka/Hazaribagh': 'Rayer Bazar; রায়েরবাজার; Tannery',
  'Dhaka/Jatrabari':
    'Sayedabad; সায়েদাবাদ; Matuail; মাতুয়াইল; Dholaipar; ধোলাইপাড়; Kajla; কাজলা; Shonir Akhra; শনির আখড়া; Shoni Akhra; Golapbagh; গোলাপবাগ; Dhalpur; ধলপুর; Mir Hazaribagh; মীরহাজীরবাগ',
  'Dhaka/Kadamtali': 'Rayerbag; রায়েরবাগ; Muradpur Dhaka; Donia; দনিয়া',
  'Dhaka/Kafrul':
    'Ibrahimpur; ইব্রাহিমপুর; Kochukhet; কচুক্ষেত; Shewrapara; শেওড়াপাড়া; Kazipara; কাজীপাড়া; Senpara; সেনপাড়া; Sheorapara; Vashantek Kafrul',
  'Dhaka/Kalabagan': 'Green Road; গ্রিন রোড; Panthapath; পান্থপথ; Kathalbagan; কাঁঠালবাগান; Bashundhara City',
  'Dhaka/Khilgaon':
    'Goran; গোড়ান; Taltola; তালতলা; Nandipara; নন্দীপাড়া; Tilpapara; Meradia; মেরাদিয়া; Sipahibagh; সিপাহীবাগ; Chowdhurypara; চৌধুরীপাড়া',
  'Dhaka/Khilkhet': 'Nikunja; নিকুঞ্জ; Lake City Concord; Kuratoli; কুড়াতলী',
  'Dhaka/Kotwali':
    'Old Dhaka; Puran Dhaka; পুরান ঢাকা; Islampur Road; Sadarghat Dhaka; সদরঘাট ঢাকা; Patuatuli; Babubazar; বাবুবাজার; Armanitola; আরমানিটোলা; Tantibazar; তাঁতিবাজার; Shankhari Bazar; শাঁখারীবাজার; Banglabazar; বাংলাবাজার; Jagannath University',
  'Dhaka/Lalbagh':
    'Azimpur; আজিমপুর; Nawabganj Lalbagh; Palashi; পলাশী; Posta; পোস্তা; Islambagh; ইসলামবাগ; Dhakeshwari; ঢাকেশ্বরী',
  'Dhaka/Mirpur': 'Pirerbag; পীরেরবাগ; Monipur; মনিপুর; Paikpara; পাইকপাড়া; Tolarbag',
  'Dhaka/Mohammadpur':
    'Lalmatia; লালমাটিয়া; Bosila; বছিলা; বসিলা; Asad Gate; আসাদগেট; Mohammadia Housing; Nurjahan Road; Town Hall; Md Pur; Shia Masjid; শিয়া মসজিদ; Tajmahal Road; তাজমহল রোড; Dhaka Uddan; ঢাকা উদ্যান; Nobodoy Housing; নবোদয়; Japan Garden City',
  'Dhaka/Motijheel':
    'Arambagh; আরামবাগ; Fakirapool; ফকিরাপুল; Dilkusha; দিলকুশা; Kamalapur; কমলাপুর; AGB Colony; Shapla Chattar; শাপলা চত্বর; Dainik Bangla; দৈনিক বাংলা',
  'Dhaka/New Market': 'Elephant Road; এলিফ্যান্ট রোড; Nilkhet; নীলক্ষেত; Katabon; কাঁটাবন; Hatirpool; হাতিরপুল',
  'Dhaka/Pallabi': 'Mirpur DOHS; মিরপুর ডিওএইচএস; Kalshi; কালশী; Mirpur Ceramic',
  'Dhaka/Paltan':
    'Purana Paltan; Naya Paltan; নয়াপল্টন; Shantinagar; শান্তিনগর; Bijoynagar Dhaka; Gulistan; গুলিস্তান; Baitul Mukarram; Stadium Market; স্টেডিয়াম মার্কেট; Topkhana Road; তোপখানা রোড; Bangabandhu Avenue',
  'Dhaka/Ramna':
    'Kakrail; কাকরাইল; Eskaton; ইস্কাটন; Siddheswari; সিদ্ধেশ্বরী; Bailey Road; বেইলি রোড; Baily Road; Mouchak; মৌচাক',
  'Dhaka/Rampura': 'Banasree; Banasri; বনশ্রী; Ulon; West Rampura',
  'Dhaka/Rupnagar': 'Mirpur Eastern Housing; Arambag Mirpur; Duaripara',
  'Dhaka/Sabujbagh': 'Bashabo; Basabo; বাসাবো; Madartek; মাদারটেক; Kadamtola; কদমতলা',
  'Dhaka/Shahbagh':
    'Segunbagicha; সেগুনবাগিচা; Banglamotor; বাংলামোটর; Paribagh; পরীবাগ; Dhaka University; ঢাকা বিশ্ববিদ্যালয়; TSC; টিএসসি; Press Club; প্রেস ক্লাব; Matsya Bhaban; মৎস্য ভবন; BUET; বুয়েট; Dhaka Medical; ঢাকা মেডিকেল',
  'Dhaka/Shahjahanpur': 'Rajarbagh; রাজারবাগ; Shantibagh; শান্তিবাগ',
  'Dhaka/Shyampur': 'Jurain; জুরাইন; Postogola; পোস্তগোলা',
  'Dhaka/Tejgaon':
    'Farmgate; ফার্মগেট; Karwan Bazar; Kawran Bazar; কারওয়ান বাজার; Nakhalpara; নাখালপাড়া; Tejkunipara; Indira Road; Monipuripara; মণিপুরীপাড়া; Razabazar; রাজাবাজার',
  'Dhaka/Tejgaon Industrial Area': 'Satrasta; সাতরাস্তা; Tejgaon I/A; Nabisco',
  'Dhaka/Turag': 'Diabari; দিয়াবাড়ি; Kamarpara; কামারপাড়া; Ranavola',
  'Dhaka/Uttara East': 'Azampur; আজমপুর; Abdullahpur; আব্দুল্লাহপুর; House Building',
  'Dhaka/Uttara West': 'Uttara; উত্তরা; Diabari Uttara; Jasimuddin; Rajlakshmi; রাজলক্ষ্মী',
  'Dhaka/Wari':
    'Tikatuli; টিকাটুলি; Narinda; নারিন্দা; Gopibagh; গোপীবাগ; Swamibagh; স্বামীবাগ; Oyari; Owari; Hatkhola; হাটখোলা; Dayaganj; দয়াগঞ্জ',
  'Dhaka/Keraniganj': 'Zinzira; জিনজিরা; Kadamtali Keraniganj; Hasnabad; Jhilmil; Atibazar; আটিবাজার; Konakhola',
  'Dhaka/Savar':
    'Hemayetpur; হেমায়েতপুর; Jahangirnagar; জাহাঙ্গীরনগর; Baipail; বাইপাইল; Amin Bazar; আমিনবাজার; DEPZ; Zirabo; জিরাবো; Nabinagar Savar; Palli Bidyut; পল্লী বিদ্যুৎ; Jamgora; জামগড়া; Birulia; বিরুলিয়া; Radio Colony',
  'Dhaka/Bangshal':
    'Nazira Bazar; নাজিরাবাজার; Siddique Bazar; সিদ্দিকবাজার; Alu Bazar; আলুবাজার; English Road; Naya Bazar; নয়াবাজার; Nawabpur Road; Nawabpur; নবাবপুর',
  'Dhaka/Cantonment': 'Cantt; Matikata; মাটিকাটা; ECB; ইসিবি; Manikdi; মানিকদী; Balughat; বালুঘাট',
  'Dhaka/Mugda': 'Mugdapara; মুগদাপাড়া; Manik Nagar; মানিকনগর',
  'Dhaka/Shah Ali': 'Shah Ali Bagh; Mirpur Zoo; Rainkhola; রাইনখোলা; Mazar Road; মাজার রোড',
  'Dhaka/Sher-e-Bangla Nagar': 'Khamarbari; খামারবাড়ি; Shishu Mela; শিশুমেলা',
  'Dhaka/Sutrapur': 'Lakshmibazar; লক্ষ্মীবাজার; Farashganj; ফরাশগঞ্জ',

  'Gazipur/Gazipur Sadar':
    'Chowrasta Gazipur; Board Bazar; বোর্ড বাজার; Salna; সালনা; Bhogra; ভোগড়া; Rajendrapur; রাজেন্দ্রপুর; Hotapara; হোতাপাড়া',
  'Gazipur/Tongi West': 'Tongi; টঙ্গী; টংগী; Cherag Ali; College Gate Tongi; Gazipura; গাজীপুরা; Auchpara; আউচপাড়া',
  'Gazipur/Sreepur': 'Mawna; মাওনা',
  'Gazipur/Kaliakair': 'Chandra; চন্দ্রা; Safipur; সফিপুর',
  'Narayanganj/Narayanganj Sadar':
    'Chashara; চাষাড়া; Signboard; সাইনবোর্ড; Shimrail; Chittagong Road; Jalkuri; জালকুড়ি; Pagla; পাগলা; Tanbazar; টানবাজার; Nitaiganj; নিতাইগঞ্জ; Adamjee; আদমজী; Panchabati; পঞ্চবটি; Bhuigarh; ভূঁইগড়; Sanarpar; সানারপাড়',
  'Narayanganj/Rupganj': 'Bhulta; ভুলতা; Gausia; গাউছিয়া; Purbachal; পূর্বাচল; Murapara; Tarabo; তারাবো',
  'Narayanganj/Sonargaon': 'Kanchpur; কাঁচপুর; Mograpara; মোগড়াপাড়া',
  'Narayanganj/Bandar': 'Madanpur; মদনপুর; Langalband',
  'Narsingdi/Narsingdi Sadar':
    'Madhabdi; মাধবদী; Panchdona; পাঁচদোনা; Velanagar; ভেলানগর; Shekherchar; শেখেরচর; Baburhat; বাবুরহাট',
  'Narsingdi/Palash': 'Ghorashal; ঘোড়াশাল',
  'Munshiganj/Louhajanj': 'Louhajang; Mawa; মাওয়া',
  Munshiganj: 'Bikrampur; বিক্রমপুর',

  'Chattogram/Double Mooring':
    'Agrabad; আগ্রাবাদ; Dewanhat; দেওয়ানহাট; Chowmuhani Chattogram; Badamtoli; বাদামতলী; Pathantuli',
  'Chattogram/Panchlaish':
    'Muradpur; মুরাদপুর; Nasirabad Housing; নাসিরাবাদ; Sugandha; Prabartak; প্রবর্তক; Shulakbahar; শুলকবহর; Katalganj; কাতালগঞ্জ; OR Nizam Road; Bibirhat; Chattogram Medical',
  'Chattogram/Khulshi':
    'GEC; জিইসি; Lalkhan Bazar; লালখান বাজার; Tiger Pass; Wasa; Foys Lake; ফয়স লেক; Dampara; দামপাড়া; Zakir Hossain Road',
  'Chattogram/Bayazid Bostami':
    'Oxygen; অক্সিজেন; Baluchara; Sholoshahar; ষোলশহর; Baizid; Bayezid; Bayejid; বায়েজিদ; Sher Shah Colony',
  'Chattogram/Chandgaon':
    'Bahaddarhat; বহদ্দারহাট; Kalurghat; কালুরঘাট; Mohra; চাঁদগাঁও; Kaptai Rastar Matha; কাপ্তাই রাস্তার মাথা; Khaja Road',
  'Chattogram/Kotwali':
    'Jamal Khan; জামালখান; Kazir Dewri; কাজীর দেউড়ি; Anderkilla; আন্দরকিল্লা; Reazuddin Bazar; Patharghata Chattogram; Jubilee Road; জুবিলী রোড; Lal Dighi; লালদিঘী; Khatunganj; খাতুনগঞ্জ; Enayet Bazar; এনায়েত বাজার; Nandankanan; নন্দনকানন; Firingi Bazar; Terri Bazar; টেরিবাজার; Mehedibagh; মেহেদীবাগ; Cheragi Pahar; চেরাগী পাহাড়; CRB',
  'Chattogram/Pahartali': 'Alankar; অলংকার; AK Khan; একে খান; City Gate; Sagarika; সাগরিকা; Colonelhat; কর্নেলহাট',
  'Chattogram/Hathazari': 'Chittagong University; চট্টগ্রাম বিশ্ববিদ্যালয়',
  'Chattogram/Lohagara': 'Amirabad; আমিরাবাদ',
  'Chattogram/Akbar Shah': 'Bishwa Colony; বিশ্ব কলোনি; Firoz Shah Colony',
  'Chattogram/Anwara': 'Anowara; Anoara',
  'Chattogram/Bakalia': 'Rahattarpul; রাহাত্তারপুল; Chaktai; চাক্তাই; Kalamia Bazar; Natun Bridge; নতুন ব্রিজ',
  'Chattogram/Bandar': 'Saltgola; Freeport Ctg; Nimtala; নিমতলা',
  'Chattogram/Chawkbazar': 'Dewan Bazar; দেওয়ান বাজার; Kapasgola',
  'Chattogram/EPZ': 'CEPZ; সিইপিজেড; Bandartila; বন্দরটিলা',
  'Chattogram/Halishahar': 'Boropol; বড়পোল',
  'Chattogram/Mirsharai': 'Mirersarai; Mireshwarai; Baraiyarhat; বারইয়ারহাট',
  'Chattogram/Patenga': 'Kathgar; কাঠগড়',
  "Cox's Bazar/Cox's Bazar Sadar": 'Kolatoli; কলাতলী; Sugandha Point; Laboni',
  "Cox's Bazar/Teknaf": 'Saint Martin; St Martin; সেন্ট মার্টিন',
  'Cumilla/Cumilla Sadar':
    'Kandirpar; কান্দিরপাড়; Tomsom Bridge; Jhautola; Cumilla Kotwali; Comilla Cantonment; Ranir Bazar Cumilla',
  'Cumilla/Debidwar': 'Debidder; Devidwar',
  'Cumilla/Cumilla Sadar Dakshin': 'Paduar Bazar; পদুয়ার বাজার',
  'Noakhali/Noakhali Sadar': 'Maijdee; Maijdi; মাইজদী; Sonapur; সোনাপুর',
  'Noakhali/Begumganj': 'Chowmuhani; Chaumuhani; চৌমুহনী',
  'Noakhali/Companiganj': 'Basurhat; বসুরহাট',

  'Sylhet/Kotwali':
    'Zindabazar; জিন্দাবাজার; Bandar Bazar Sylhet; Chowhatta; চৌহাট্টা; Rikabi Bazar; Subid Bazar; Dargah Gate; দরগাহ গেট; Mirabazar; মিরাবাজার; Kumarpara; Lamabazar; লামাবাজার',
  'Sylhet/Airport': 'Amberkhana; Ambarkhana; আম্বরখানা; Khadim',
  'Sylhet/Shah Poran': 'Uposhohor; Upashahar; উপশহর; Tilagor; টিলাগড়',
  'Sylhet/Dakshin Surma': 'Kadamtali Sylhet; Humayun Rashid Chattar',
  'Moulvibazar/Sreemangal': 'Srimangal; Sreemongol',
  'Khulna/Sonadanga': 'Boyra; বয়রা; Shibbari; শিববাড়ি; Nirala Khulna; Gollamari; গল্লামারী',
  'Khulna/Daulatpur': 'KUET; Fulbarigate; ফুলবাড়ীগেট',
  'Khulna/Khulna Sadar': 'Dak Bangla; ডাকবাংলা; Rupsha Ghat; Moylapota; ময়লাপোতা; Royal Mor',
  'Bagerhat/Mongla': 'Mongla Port',
  'Jashore/Sharsha': 'Benapole; Benapol; বেনাপোল',
  'Jashore/Abhaynagar': 'Noapara; Nowapara; নওয়াপাড়া',
  'Jashore/Jashore Sadar': 'Doratana; দড়াটানা; Chachra; চাঁচড়া',
  'Rajshahi/Boalia':
    'Shaheb Bazar; সাহেব বাজার; Laxmipur Rajshahi; Uposhohor Rajshahi; Kazla; Kajla Rajshahi; New Market Rajshahi; Alupatti; আলুপট্টি',
  'Rajshahi/Motihar': 'Rajshahi University; Binodpur; বিনোদপুর',
  'Bogura/Bogura Sadar': 'Satmatha; সাতমাথা; Jaleswaritola; জলেশ্বরীতলা',
  'Bogura/Adamdighi': 'Santahar; সান্তাহার',
  'Bogura/Shibganj': 'Mahasthangarh; Mahasthan; মহাস্থানগড়',
  'Dinajpur/Hakimpur': 'Hili; হিলি',
  'Nilphamari/Saidpur': 'Soyedpur; Saydpur',
  'Rangpur/Kotwali': 'Jahaj Company; Modern Mor; Medical Mor Rangpur; Dhap; ধাপ; Shapla Rangpur; Lalbagh Rangpur',
  'Barishal/Kotwali':
    'Sadar Road Barishal; Nathullabad; নথুল্লাবাদ; Rupatali; রূপাতলী; Natun Bazar Barishal; Chawkbazar Barishal; Amtala Barishal',
  'Bhola/Char Fasson': 'Char Fashion; Charfashion; চর ফ্যাশন',
  'Mymensingh/Mymensingh Sadar':
    'Ganginarpar; গাঙ্গিনারপাড়; Town Hall Mymensingh; Charpara; চরপাড়া; BAU Mymensingh; Kewatkhali; কেওয়াটখালী; Shambhuganj; শম্ভুগঞ্জ',
  'Tangail/Mirzapur': 'Gorai; গোড়াই',
  'Tangail/Kalihati': 'Elenga; এলেঙ্গা',
  'Faridpur/Bhanga': 'Vanga',
  'Pabna/Ishurdi': 'Ishwardi; Iswardi; Rooppur; রূপপুর',
  'Pabna/Santhia': 'Sathia; সাথিয়া',
  Naogaon: 'Noga; Nowga',
  'Manikganj/Shibaloy': 'Aricha; আরিচা; Paturia; পাটুরিয়া',
  'Lalmonirhat/Patgram': 'Burimari; বুড়িমারী',
};
