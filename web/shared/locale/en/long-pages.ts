import type { InfoTopic } from '@aloghor/functions/domain/info-topics';
import { namespace } from '../locale.ts';

/** The texts of the page About Us, in English; loaded only with it. */
export const about = namespace('about', {
  title: 'About Us',
  description: 'Questions people ask before they buy, how to reach us, and who we are.',
  heading: 'Questions, answered',
  intro:
    '{shop} is a house of light in Dhaka: a small shop that chooses its lamps slowly. Here is what people ask us most.',
  searchLabel: 'Search the questions',
  searchPlaceholder: 'For example: refund',
  noMatch: 'No question matches that. Ask us below, or give us a call.',
  matches: (count: number) => (count === 1 ? '1 question matches' : `${count} questions match`),
  questions: [
    {
      question: 'Can I pay cash on delivery?',
      answer: 'Yes. Cash on delivery is how most people pay: you hand the money to the rider when the parcel arrives.',
    },
    {
      question: 'How do I reach support?',
      answer: 'Write to {email} or call {phone}, and a person will help you.',
    },
    {
      question: 'When is support available?',
      answer:
        'Our support business hours are {supportHours}. The showroom keeps its own hours: {showroomHours}, closed on {closedDay}.',
    },
    {
      question: 'Can I return a product?',
      answer:
        'Yes, there is a 30-day refund. Send the product back unused within 30 days of delivery and you get your money back.',
    },
    {
      question: 'How long does shipping take?',
      answer: 'Shipping takes {deliveryDays} business days within Bangladesh, and 7 to 14 business days abroad.',
    },
  ],
  formTitle: 'Ask something else',
  formText: 'Tell us what you would like to know.',
  name: 'Name',
  email: 'Email',
  question: 'Question',
  send: 'Send the question',
  thanks: 'Thank you!',
  thanksText: 'If it cannot wait, please give us a call.',
  notSent: 'Your question did not reach us. It is still in the form. Please try again, or give us a call.',
  contactTitle: 'Or talk to a person',
  phone: 'Phone',
  mail: 'E-mail',
  support: 'Support',
  showroom: 'Showroom',
  shareTitle: 'Share this page',
  sites: { facebook: 'Facebook', x: 'X', whatsapp: 'WhatsApp' },
  shareOn: (site: string) => `Share on ${site}, opens in a new tab`,
});

interface InfoText {
  title: string;
  description: string;
  /** The first is the lead, set larger. */
  paragraphs: string[];
}

/** The texts around them. */
export const infoPage = namespace('infoPage', {
  topics: 'About the shop and its service',
  moreTitle: 'Not answered here?',
  orderedTitle: 'Ordered already?',
  more: 'Read the questions, or ask your own',
});

/** The pages linked in the footer, in English. */
export const info = namespace<Record<InfoTopic, InfoText>>('info', {
  about: {
    title: 'A house of light',
    description: 'What kind of shop {shop} is, and what you find here.',
    paragraphs: [
      '{shop} is a lighting shop in Dhaka that would rather offer a short list of good lamps than a long list of lamps.',
      'You find chandeliers and pendants here, wall, table and floor lamps, fans with light, and lanterns for the veranda. Each is described as plainly as we can: what it is made of, how large it is, what it costs.',
      'One thing you should know: this is a demonstration. The lamps, their pictures, the showroom and its telephone were made up, to show a whole shop at work from the first search to the delivered order.',
      'The code behind it is open and free to use. Anyone with real lamps to sell can use it.',
    ],
  },
  features: {
    title: 'What this shop can do',
    description: 'Search, cart, orders without an account, and a way to follow them.',
    paragraphs: [
      'Find a lamp in seconds, order it without an account, and pay only when it is in your hands.',
      'The search answers while you type; Ctrl and S takes you there from anywhere on the home page. Fifteen categories sort the lamps by room and by use.',
      'Your cart waits in your browser until you come back. Sign in and it moves to your account, so that you find it on your other devices as well.',
      'Every order can be followed: customers see theirs move as it happens, and guests look theirs up with the Order ID and their mobile number.',
    ],
  },
  works: {
    title: 'How an order works',
    description: 'From choosing a lamp to paying the rider, step by step.',
    paragraphs: [
      'You choose, we confirm, a rider brings it, you pay. That is all there is to it.',
      'Put the lamps you like into the cart and tell us your name, your mobile number and where to deliver. We ask for no card and no payment in advance. You get an Order ID at once.',
      'The order then waits for confirmation: a representative contacts you, and nothing leaves the shop before you have agreed.',
      'From there you can watch it: payment successful, out for delivery, delivered. If something has to be cancelled, the order says so too.',
    ],
  },
  careers: {
    title: 'Working here',
    description: 'There are no open positions at the moment.',
    paragraphs: [
      'There are no open positions at the moment.',
      'We keep no applications on file either, so please do not send us one yet. When that changes, this page will be the first to say so.',
      'You can still take part: the shop is open source. Reporting a problem, fixing a text or adding a language are all welcome, and need no application.',
    ],
  },
  support: {
    title: 'Customer support',
    description: 'Who helps you, when, and what to have at hand.',
    paragraphs: [
      'You can reach us {supportHours}, by phone and by e-mail.',
      'If it is about an order, please have its Order ID at hand. You saw it when you ordered, and customers find it again under their orders.',
      'If a lamp arrives broken, or is not what you ordered, tell us soon and keep the packaging. You have 30 days to send it back.',
      'Complaints are welcome by phone and by e-mail. We act on every complaint within 72 hours, and tell you what we have decided.',
      'For advice on which lamp suits a room, the showroom is the better place: you can see the lamps lit.',
    ],
  },
  delivery: {
    title: 'Delivery details',
    description: 'How long delivery takes, what it costs and how you pay.',
    paragraphs: [
      'Within Bangladesh your order arrives in {deliveryDays} business days. Abroad, allow 7 to 14.',
      'The total in your cart is the sum of the prices, in taka. No VAT or other tax is added to it. If there is a delivery charge, you see it before you order, or we tell you when we call to confirm the order.',
      'You pay in cash when the parcel arrives. Please have the amount ready, and do open the parcel while the rider is there.',
      'We deliver to the address you give with the order. If it is hard to find, write a landmark into the notes; riders are grateful for it.',
    ],
  },
  terms: {
    title: 'Terms and conditions',
    description: 'Prices, payment, refunds, and what this demonstration does not do.',
    paragraphs: [
      'Short terms, in the words we would use at the counter.',
      'All prices are in taka. The price of the moment you order is the one that counts; should it have changed while you were choosing, we show you the new one and ask again.',
      'Payment is cash on delivery, in full, to the rider who brings the parcel. An order becomes firm when a representative has confirmed it with you.',
      'Returns and refunds: you may send a product back unused within 30 days of delivery, and you get your money back. An advance for what we cannot deliver goes back to you within 10 days, the way you paid it.',
      'This shop is a demonstration. Orders placed here are records and no more: nothing is sold, nothing is delivered and nothing is owed.',
    ],
  },
  privacy: {
    title: 'Privacy policy',
    description: 'What is kept, where, and why. No trackers, no advertising.',
    paragraphs: [
      'We keep what an order needs and nothing else. There are no trackers here, no advertising, and nobody counts your visits.',
      'The cart of a guest, and your wish list, are kept in this browser and nowhere else. What you type to order is kept there too until you order; without an account your name, number and address then stay there for the next order, until you clear them. If you sign in, your browser also keeps your login, until you log out.',
      'This browser also remembers the last products that you looked at, the district that you last chose, and the orders that you place without an account, so that you find them again. You can remove the list from this device where you follow orders; logging out removes all of it. The orders themselves do not change.',
      'With an account we keep your name, your e-mail address and your cart. Signing in is done by Firebase Authentication, a service of Google. With an order we keep the name, mobile number, address and notes you gave, and use them only to deliver it: only you and the shop’s staff see them, the courier who brings the order, and, of your number alone, the service that sends our text messages.',
      'The map on the home page comes from OpenStreetMap. When you scroll near it, your browser asks their server for it, so they see your internet address. Facebook, X, WhatsApp and the others are plain links and learn nothing until you click one.',
      'The question form and the newsletter form send what you type to the shop alone, where the people who answer read it. To ask what we keep about you, or to have it deleted, write to {email}.',
    ],
  },
});
