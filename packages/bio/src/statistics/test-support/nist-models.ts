import type { Curve } from "../nonlinear.ts";

const { exp, atan, cos, sin, PI } = Math;
const gaussians: Curve = (b, x) =>
  b[0]! * exp(-b[1]! * x) +
  b[2]! * exp(-(((x - b[3]!) / b[4]!) ** 2)) +
  b[5]! * exp(-(((x - b[6]!) / b[7]!) ** 2));
const exponentials: Curve = (b, x) =>
  b[0]! * exp(-b[1]! * x) + b[2]! * exp(-b[3]! * x) + b[4]! * exp(-b[5]! * x);
const chwirut: Curve = (b, x) => exp(-b[0]! * x) / (b[1]! + b[2]! * x);
const cubic: Curve = (b, x) =>
  (b[0]! + b[1]! * x + b[2]! * x ** 2 + b[3]! * x ** 3) / (1 + b[4]! * x + b[5]! * x ** 2 + b[6]! * x ** 3);

/** The curves of the 27 data sets of NIST StRD for nonlinear regression. */
export const nistModels: Record<string, Curve> = {
  Bennett5: (b, x) => b[0]! * (b[1]! + x) ** (-1 / b[2]!),
  BoxBOD: (b, x) => b[0]! * (1 - exp(-b[1]! * x)),
  Chwirut1: chwirut,
  Chwirut2: chwirut,
  DanWood: (b, x) => b[0]! * x ** b[1]!,
  ENSO: (b, x) =>
    b[0]! +
    b[1]! * cos((2 * PI * x) / 12) +
    b[2]! * sin((2 * PI * x) / 12) +
    b[4]! * cos((2 * PI * x) / b[3]!) +
    b[5]! * sin((2 * PI * x) / b[3]!) +
    b[7]! * cos((2 * PI * x) / b[6]!) +
    b[8]! * sin((2 * PI * x) / b[6]!),
  Eckerle4: (b, x) => (b[0]! / b[1]!) * exp(-0.5 * ((x - b[2]!) / b[1]!) ** 2),
  Gauss1: gaussians,
  Gauss2: gaussians,
  Gauss3: gaussians,
  Hahn1: cubic,
  Kirby2: (b, x) => (b[0]! + b[1]! * x + b[2]! * x ** 2) / (1 + b[3]! * x + b[4]! * x ** 2),
  Lanczos1: exponentials,
  Lanczos2: exponentials,
  Lanczos3: exponentials,
  MGH09: (b, x) => (b[0]! * (x ** 2 + x * b[1]!)) / (x ** 2 + x * b[2]! + b[3]!),
  MGH10: (b, x) => b[0]! * exp(b[1]! / (x + b[2]!)),
  MGH17: (b, x) => b[0]! + b[1]! * exp(-x * b[3]!) + b[2]! * exp(-x * b[4]!),
  Misra1a: (b, x) => b[0]! * (1 - exp(-b[1]! * x)),
  Misra1b: (b, x) => b[0]! * (1 - (1 + (b[1]! * x) / 2) ** -2),
  Misra1c: (b, x) => b[0]! * (1 - (1 + 2 * b[1]! * x) ** -0.5),
  Misra1d: (b, x) => (b[0]! * b[1]! * x) / (1 + b[1]! * x),
  Rat42: (b, x) => b[0]! / (1 + exp(b[1]! - b[2]! * x)),
  Rat43: (b, x) => b[0]! / (1 + exp(b[1]! - b[2]! * x)) ** (1 / b[3]!),
  Roszman1: (b, x) => b[0]! - b[1]! * x - atan(b[2]! / (x - b[3]!)) / PI,
  Thurber: cubic,
};
