const arabicZero = '٠'.codePointAt(0) ?? 0;
const persianZero = '۰'.codePointAt(0) ?? 0;

/** Eastern Arabic and Persian digits as 0 to 9. */
export const westernDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code >= persianZero ? code - persianZero : code - arabicZero);
  });
