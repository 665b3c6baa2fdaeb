# Writes r.json: results of R for the tests in ../../src/statistics. Run: Rscript make-oracle.R > r.json
suppressMessages({ library(car); library(survival); library(MASS) })
num <- function(x) ifelse(is.na(x), "null", ifelse(is.infinite(x), ifelse(x > 0, "1e999", "-1e999"), formatC(x, digits = 17, format = "g")))
json <- function(x) {
  if (is.null(x)) return("null")
  if (is.list(x)) {
    parts <- vapply(x, json, "")
    if (is.null(names(x))) return(paste0("[", paste(parts, collapse = ","), "]"))
    return(paste0("{", paste0('"', names(x), '":', parts, collapse = ","), "}"))
  }
  one <- function(v) if (is.character(v) || is.factor(v)) paste0('"', as.character(v), '"') else if (is.logical(v) && !is.na(v)) tolower(as.character(v)) else num(v)
  if (!is.null(names(x))) return(json(as.list(x)))
  if (length(x) == 1) return(one(x))
  paste0("[", paste(vapply(seq_along(x), function(i) one(x[i]), ""), collapse = ","), "]")
}
u <- unname
out <- list(versions = list(R = R.version.string, car = as.character(packageVersion("car")), survival = as.character(packageVersion("survival")), MASS = as.character(packageVersion("MASS"))))

ts <- function(r) list(t = u(r$statistic), df = u(r$parameter), p = r$p.value, low = r$conf.int[1], high = r$conf.int[2])
a <- sleep$extra[1:10]; b <- sleep$extra[11:20]
out$t <- list(a = a, b = b, welch = ts(t.test(a, b)), student = ts(t.test(a, b, var.equal = TRUE)), paired = ts(t.test(a, b, paired = TRUE)), one = ts(t.test(a, mu = 0.3)))

x1 <- c(0.80, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46); y1 <- c(1.15, 0.88, 0.90, 0.74, 1.21)
x2 <- c(1.83, 0.50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30); y2 <- c(0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29)
tx <- c(1, 2, 2, 3, 4, 4, 4, 5, 9); ty <- c(2, 3, 3, 4, 6, 7, 7, 8, 8, 10)
px <- c(1, 2, 3, 4, 5, 6, 7, 8); py <- c(1, 3, 2, 6, 8, 7, 9, 9)
w <- function(...) { r <- suppressWarnings(wilcox.test(...)); list(statistic = u(r$statistic), p = r$p.value) }
set.seed(7); big1 <- round(rnorm(60, 5, 2), 6); big2 <- round(rnorm(55, 5.6, 2), 6)
out$ranks <- list(x1 = x1, y1 = y1, x2 = x2, y2 = y2, tx = tx, ty = ty, px = px, py = py, big1 = big1, big2 = big2,
  exact = w(x1, y1), ties = w(tx, ty), normal = w(big1, big2), signed = w(x2, y2, paired = TRUE), signedZeros = w(px, py, paired = TRUE), signedNormal = w(big1[1:55], big2, paired = TRUE))

g <- split(PlantGrowth$weight, PlantGrowth$group)
m <- aov(weight ~ group, PlantGrowth); s <- summary(m)[[1]]
wel <- oneway.test(weight ~ group, PlantGrowth); tk <- TukeyHSD(m)$group
pt <- pairwise.t.test(PlantGrowth$weight, PlantGrowth$group, p.adjust.method = "none")$p.value
out$oneway <- list(groups = as.list(g), f = s$F[1], p = s$`Pr(>F)`[1], ssb = s$`Sum Sq`[1], ssw = s$`Sum Sq`[2],
  welch = list(f = u(wel$statistic), df2 = u(wel$parameter[2]), p = wel$p.value),
  tukey = lapply(seq_len(nrow(tk)), function(i) u(tk[i, ])), tukeyNames = rownames(tk), plain = c(pt[1, 1], pt[2, 1], pt[2, 2]),
  levene = { l <- leveneTest(weight ~ group, PlantGrowth); list(f = l$`F value`[1], p = l$`Pr(>F)`[1]) },
  bartlett = { l <- bartlett.test(weight ~ group, PlantGrowth); list(chi = u(l$statistic), p = l$p.value) })
iris5 <- split(chickwts$weight, chickwts$feed); m2 <- aov(weight ~ feed, chickwts); tk2 <- TukeyHSD(m2)$feed
out$chicks <- list(groups = as.list(iris5), tukey = lapply(seq_len(nrow(tk2)), function(i) u(tk2[i, ])), names = rownames(tk2))

tg <- ToothGrowth; tg$dose <- factor(tg$dose); ug <- tg[-c(1, 2, 3, 14, 15, 31, 32, 45), ]
tab <- function(d, type) { m <- lm(len ~ supp * dose, d, contrasts = list(supp = contr.sum, dose = contr.sum)); r <- Anova(m, type = type); r <- r[rownames(r) != "(Intercept)", ]; list(ss = r$`Sum Sq`, f = r$`F value`[1:3], p = r$`Pr(>F)`[1:3]) }
out$twoway <- list(len = ug$len, supp = as.character(ug$supp), dose = as.character(ug$dose), second = tab(ug, 2), third = tab(ug, 3))
nr <- aggregate(len ~ supp + dose, tg, mean); mn <- anova(lm(len ~ supp + dose, nr))
out$additive <- list(len = nr$len, supp = as.character(nr$supp), dose = as.character(nr$dose), f = mn$`F value`[1:2], p = mn$`Pr(>F)`[1:2])

aq <- na.omit(airquality[, c("Ozone", "Month")]); kw <- kruskal.test(Ozone ~ Month, aq)
out$kruskal <- list(groups = as.list(split(aq$Ozone, aq$Month)), h = u(kw$statistic), p = kw$p.value)

out$adjust <- list(p = c(0.01, 0.02, 0.03, 0.04, 0.5, 0.0001), holm = p.adjust(c(0.01, 0.02, 0.03, 0.04, 0.5, 0.0001), "holm"), bh = p.adjust(c(0.01, 0.02, 0.03, 0.04, 0.5, 0.0001), "BH"), bonferroni = p.adjust(c(0.01, 0.02, 0.03, 0.04, 0.5, 0.0001), "bonferroni"))

ct <- matrix(c(762, 484, 327, 239, 468, 477), 3); t22 <- matrix(c(3, 1, 1, 3), 2); t22b <- matrix(c(10, 2, 3, 15), 2); t33 <- matrix(c(3, 1, 2, 0, 4, 2, 1, 1, 5, 2, 0, 6), 3)
rows <- function(m) lapply(seq_len(nrow(m)), function(i) m[i, ])
fi <- function(m) { r <- fisher.test(m); list(p = r$p.value, odds = u(r$estimate), low = r$conf.int[1], high = r$conf.int[2]) }
cs <- function(m, c) { r <- suppressWarnings(chisq.test(m, correct = c)); list(chi = u(r$statistic), p = r$p.value) }
out$counts <- list(party = rows(ct), tea = rows(t22), odds = rows(t22b), jobs = rows(t33), chi = cs(ct, FALSE), yates = cs(t22b, TRUE), plain = cs(t22b, FALSE), fisherTea = fi(t22), fisherOdds = fi(t22b), fisherJobs = fisher.test(t33)$p.value, fisherZero = fi(matrix(c(0, 5, 4, 3), 2)))

cp <- cor.test(mtcars$wt, mtcars$mpg); sx <- c(44.4, 45.9, 41.9, 53.3, 44.7, 44.1, 50.7, 45.2, 60.1); sy <- c(2.6, 3.1, 2.5, 5.0, 3.6, 4.0, 5.2, 2.8, 3.8)
sp <- cor.test(sx, sy, method = "spearman"); st <- suppressWarnings(cor.test(mtcars$wt, mtcars$mpg, method = "spearman", exact = FALSE))
out$correlation <- list(x = mtcars$wt, y = mtcars$mpg, pearson = list(r = u(cp$estimate), t = u(cp$statistic), p = cp$p.value, low = cp$conf.int[1], high = cp$conf.int[2]), sx = sx, sy = sy, exact = list(r = u(sp$estimate), p = sp$p.value), ties = list(r = u(st$estimate), p = st$p.value))

q <- lm(mpg ~ poly(wt, 2, raw = TRUE), mtcars); sq <- summary(q); l1 <- lm(mpg ~ wt, mtcars); sl <- summary(l1); ql <- lm(mpg ~ wt, mtcars, weights = 1 / mtcars$mpg)
cf <- function(s) rows(u(s$coefficients))
out$lines <- list(linear = cf(sl), r2 = sl$r.squared, adj = sl$adj.r.squared, f = u(sl$fstatistic[1]), quadratic = cf(sq), ci = rows(u(confint(l1))), se3 = u(predict(l1, data.frame(wt = 3), se.fit = TRUE)$se.fit), weighted = cf(summary(ql)))

d <- subset(DNase, Run == 1)
m4 <- nls(density ~ bo + (to - bo) / (1 + 10^((le - log10(conc)) * h)), d, start = list(bo = 0, to = 2.3, le = 0.6, h = 1), control = nls.control(tol = 1e-7, warnOnly = TRUE, minFactor = 1e-10, maxiter = 500))
s4 <- summary(m4)$coefficients; c4 <- suppressMessages(confint(m4))
m3 <- nls(density ~ to / (1 + 10^((le - log10(conc)) * h)), d, start = list(to = 2.3, le = 0.6, h = 1), control = nls.control(tol = 1e-7, warnOnly = TRUE, minFactor = 1e-10, maxiter = 500))
m5 <- nls(density ~ bo + (to - bo) / (1 + 10^((le - log10(conc)) * h))^s, d, start = list(bo = 0, to = 2.4, le = 0.6, h = 1, s = 1), control = nls.control(tol = 1e-7, warnOnly = TRUE, minFactor = 1e-10, maxiter = 500))
mw <- nls(density ~ bo + (to - bo) / (1 + 10^((le - log10(conc)) * h)), d, start = list(bo = 0, to = 2.3, le = 0.6, h = 1), weights = 1 / d$density, control = nls.control(tol = 1e-7, warnOnly = TRUE, minFactor = 1e-10, maxiter = 500))
out$dose <- list(x = d$conc, y = d$density, four = list(par = u(s4[, 1]), se = u(s4[, 2]), ci = rows(u(c4)), rss = deviance(m4)), zero = list(par = u(coef(m3))), five = list(par = u(coef(m5)), rss = deviance(m5)), weighted = list(par = u(coef(mw)), se = u(summary(mw)$coefficients[, 2])))
pu <- subset(Puromycin, state == "treated"); mm <- nls(rate ~ v * conc / (k + conc), pu, start = list(v = 200, k = 0.05), control = nls.control(tol = 1e-7, warnOnly = TRUE, minFactor = 1e-10, maxiter = 500))
out$mm <- list(x = pu$conc, y = pu$rate, par = u(coef(mm)), se = u(summary(mm)$coefficients[, 2]), ci = rows(u(suppressMessages(confint(mm)))))
tt <- 0:15; od <- c(0.05, 0.07, 0.1, 0.152, 0.215, 0.31, 0.43, 0.58, 0.74, 0.89, 1.01, 1.10, 1.16, 1.19, 1.215, 1.22)
gl <- nls(od ~ K / (1 + (K / N - 1) * exp(-r * tt)), start = list(K = 1.2, N = 0.05, r = 0.4), control = nls.control(tol = 1e-7, warnOnly = TRUE, minFactor = 1e-10, maxiter = 500))
gg <- nls(od ~ A * exp(-exp(mu * exp(1) / A * (la - tt) + 1)), start = list(A = 1.3, mu = 0.15, la = 2), control = nls.control(tol = 1e-7, warnOnly = TRUE, minFactor = 1e-10, maxiter = 500))
out$growth <- list(x = tt, y = od, logistic = u(coef(gl)), logisticSe = u(summary(gl)$coefficients[, 2]), gompertz = u(coef(gg)), window = u(coef(lm(log(od[2:6]) ~ tt[2:6]))))

sf <- survfit(Surv(time, status) ~ x, aml, conf.type = "log-log"); ss <- summary(sf, censored = TRUE); sd <- survdiff(Surv(time, status) ~ x, aml)
lg <- survdiff(Surv(time, status) ~ ph.ecog, subset(lung, ph.ecog < 3)); lu <- subset(lung, ph.ecog < 3); lf <- survfit(Surv(time, status) ~ 1, lung, conf.type = "log-log")
tb <- summary(sf)$table
out$survival <- list(time = aml$time, status = aml$status, group = as.character(aml$x), strata = as.character(ss$strata), at = ss$time, survival = ss$surv, error = ss$std.err, low = ss$lower, high = ss$upper, risk = ss$n.risk, medians = rows(u(tb[, c("median", "0.95LCL", "0.95UCL")])), chi = sd$chisq, observed = sd$obs, expected = sd$exp,
  lungTime = lu$time, lungStatus = lu$status - 1, lungGroup = as.character(lu$ph.ecog), lungChi = lg$chisq, lungMedian = u(summary(lf)$table[c("median", "0.95LCL", "0.95UCL")]), lungAll = lung$time, lungAllStatus = lung$status - 1)

sh <- function(x) { r <- shapiro.test(x); list(x = x, w = u(r$statistic), p = r$p.value) }
set.seed(11)
out$shapiro <- list(sh(c(1, 2, 4)), sh(c(2.1, 2.4, 2.2, 3.9)), sh(sleep$extra[1:5]), sh(sleep$extra[1:10]), sh(sleep$extra[1:11]), sh(PlantGrowth$weight), sh(mtcars$hp), sh(round(rexp(200), 5)), sh(lung$time))
out$summary <- list(x = mtcars$hp, mean = mean(mtcars$hp), sd = sd(mtcars$hp), q = u(quantile(mtcars$hp)))
cat(json(out), "\n")
