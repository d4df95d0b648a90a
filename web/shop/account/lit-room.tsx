import heroPhone from '../pictures/hero-phone-828.webp';

/** The picture beside a form, in the first of two columns; narrow screens have one and do not show it. */
export function LitRoom() {
  return (
    <img
      src={heroPhone}
      alt=""
      // Where it is not shown, only a lazy picture is not fetched.
      loading="lazy"
      width="828"
      height="844"
      className="hidden max-h-[44rem] w-full rounded-card object-cover lg:block"
    />
  );
}
