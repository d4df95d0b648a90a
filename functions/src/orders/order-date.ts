const dayInDhaka = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in Dhaka of a time in milliseconds, as yyyy/mm/dd. */
export function orderDate(time: number): string {
  return dayInDhaka.format(time).split('/').toReversed().join('/');
}

/** The document id for the sales of the day of `time`, in milliseconds: yyyy-mm-dd, as ids cannot contain a slash. */
export function salesDayId(time: number): string {
  return orderDate(time).replaceAll('/', '-');
}
